import { isIPv6 } from 'node:net'

/**
 * The client's address: the connection's own, or what `hops` trusted proxies wrote into X-Forwarded-For,
 * counted from the end. What the client itself wrote there is never trusted.
 */
export function clientAddress(connection: string, forwardedFor: string | null, hops: number): string {
  if (hops === 0) return connection
  const forwarded = (forwardedFor ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
  return forwarded.at(-hops) ?? connection
}

/** The address range of one subscriber: an IPv4 address, or the /64 network of an IPv6 address. */
export function clientNetwork(address: string): string {
  const bare = address.replace(/%.*/s, '')
  const mappedIPv4 = /^::ffff:([\d.]+)$/i.exec(bare)?.[1]
  if (mappedIPv4) return mappedIPv4
  if (!isIPv6(bare)) return address
  // URL normalizes IPv6 addresses.
  const [head = '', tail] = new URL(`http://[${bare}]`).hostname.slice(1, -1).split('::')
  const groups = head ? head.split(':') : []
  const tailGroups = tail ? tail.split(':') : []
  if (tail !== undefined)
    groups.push(...Array<string>(8 - groups.length - tailGroups.length).fill('0'), ...tailGroups)
  return `${groups.slice(0, 4).join(':')}::/64`
}
