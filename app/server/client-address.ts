import { isIPv6 } from 'node:net'

/**
 * The address of the person: the connection's own, or what `hops` trusted proxies in front wrote into X-Forwarded-For,
 * counted from the end. What a client wrote there itself is never believed.
 */
export function clientAddress(connection: string, forwardedFor: string | null, hops: number): string {
  if (hops === 0) return connection
  const told = (forwardedFor ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
  return told.at(-hops) ?? connection
}

/** What one subscriber is given: an IPv4 address, or the /64 network of an IPv6 address, which holds any number of addresses. */
export function networkOf(address: string): string {
  const plain = address.replace(/%.*/s, '')
  const mapped = /^::ffff:([\d.]+)$/i.exec(plain)?.[1]
  if (mapped) return mapped
  if (!isIPv6(plain)) return address
  // URL writes every IPv6 address in one way.
  const [head = '', tail] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split('::')
  const words = head ? head.split(':') : []
  const rest = tail ? tail.split(':') : []
  if (tail !== undefined) words.push(...Array<string>(8 - words.length - rest.length).fill('0'), ...rest)
  return `${words.slice(0, 4).join(':')}::/64`
}
