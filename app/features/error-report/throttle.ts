/** Says whether something may be said again: not within `quietMs` of the last time it was. Times in ms. */
export function createThrottle(intervalMs: number) {
  const lastAllowedAt = new Map<string, number>()
  return function isAllowed(key: string, now: number): boolean {
    const last = lastAllowedAt.get(key)
    if (last !== undefined && now - last < intervalMs) return false
    lastAllowedAt.set(key, now)
    return true
  }
}
