/** Says whether something may be said again: not within `quietMs` of the last time it was. Times in ms. */
export function createQuiet(quietMs: number) {
  const saidAt = new Map<string, number>()
  return function mayBeSaid(what: string, now: number): boolean {
    const last = saidAt.get(what)
    if (last !== undefined && now - last < quietMs) return false
    saidAt.set(what, now)
    return true
  }
}
