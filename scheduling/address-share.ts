import { isIPv4, isIPv6 } from 'node:net'

/** What counts as one caller: an IPv4 address, an IPv6 /64 (one network of one home), or everybody unknown together. */
export function addressShare(address: string): string {
  const plain = address.replace(/^\[|\]$|%.*/gs, '')
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain)?.[1]
  if (isIPv4(mapped ?? plain)) return mapped ?? plain
  if (!isIPv6(plain)) return 'unknown'
  // Written as URL does: lower case, no leading zeros.
  const [head = '', tail = ''] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split('::')
  const words = [head, tail].map((part) => (part === '' ? [] : part.split(':')))
  const zeros = Array<string>(8 - words[0]!.length - words[1]!.length).fill('0')
  return `${[...words[0]!, ...zeros, ...words[1]!].slice(0, 4).join(':')}::/64`
}
