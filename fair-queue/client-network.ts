import { isIPv4, isIPv6 } from 'node:net'

/**
 * The unit that counts as one caller: an IPv4 address, an IPv6 /64 (one home network), or all unknown ones
 * together.
 */
export function clientNetwork(address: string): string {
  const bare = address.replace(/^\[|\]$|%.*/gs, '')
  const mappedIPv4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(bare)?.[1]
  if (isIPv4(mappedIPv4 ?? bare)) return mappedIPv4 ?? bare
  if (!isIPv6(bare)) return 'unknown'
  // As URL writes it: lower case, no leading zeros.
  const [head = '', tail = ''] = new URL(`http://[${bare}]`).hostname.slice(1, -1).split('::')
  const groups = [head, tail].map((part) => (part === '' ? [] : part.split(':')))
  const zeros = Array<string>(8 - groups[0]!.length - groups[1]!.length).fill('0')
  return `${[...groups[0]!, ...zeros, ...groups[1]!].slice(0, 4).join(':')}::/64`
}
