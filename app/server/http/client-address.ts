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
