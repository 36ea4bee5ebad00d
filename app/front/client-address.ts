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
