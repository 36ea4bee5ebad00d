/** Returns a function that allows a key at most once per `intervalMs`. Times in ms. */
export function createThrottle(intervalMs: number) {
  const lastAllowedAt = new Map<string, number>()
  return function isAllowed(key: string, now: number): boolean {
    const last = lastAllowedAt.get(key)
    if (last !== undefined && now - last < intervalMs) return false
    lastAllowedAt.set(key, now)
    return true
  }
}
