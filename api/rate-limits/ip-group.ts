import { isIPv4, isIPv6 } from 'node:net'

/**
 * The unit that limits count as one visitor: an IPv4 address, an IPv6 /56 (a household gets many addresses),
 * or all unknown ones together.
 */
export function ipGroup(ip: string): string {
  const plain = ip.replace(/^\[|\]$|%.*/gs, '')
  if (isIPv4(plain)) return plain
  if (!isIPv6(plain)) return 'unknown'
  const words = expandIpv6(plain)
  if (words.slice(0, 6).join(':') === '0:0:0:0:0:ffff') return dotted(words[6]!, words[7]!)
  const fourth = (parseInt(words[3]!, 16) & 0xff00).toString(16)
  return `${words.slice(0, 3).join(':')}:${fourth}::/56`
}

/** The eight groups as URL writes them: lower case, no leading zeros, IPv4 tails converted. */
function expandIpv6(ip: string): string[] {
  const short = new URL(`http://[${ip}]`).hostname.slice(1, -1)
  const [head = '', tail] = short.split('::')
  const split = (part: string) => (part === '' ? [] : part.split(':'))
  if (tail === undefined) return split(head)
  const [before, after] = [split(head), split(tail)]
  return [...before, ...Array<string>(8 - before.length - after.length).fill('0'), ...after]
}

function dotted(high: string, low: string): string {
  const [h, l] = [parseInt(high, 16), parseInt(low, 16)]
  return [h >> 8, h & 0xff, l >> 8, l & 0xff].join('.')
}
