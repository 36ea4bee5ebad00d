/** What the ledger says of membership. Times in ms since 1970; less than no seconds take back, but never more than is left. */
export type Grant = { level: number; seconds: number; created_at: number }
/** One level for a while. */
export type Stretch = { level: number; from: number; until: number }

/**
 * Membership from now on, as the grants so far have it: the highest level with time left runs, lower ones wait and are
 * never burnt (decisions §5). The first stretch is the plan of now; none is the free plan.
 */
export function timeline(grants: readonly Grant[], now: number): Stretch[] {
  const left = timeLeft(grants, now)
  const stretches: Stretch[] = []
  let from = now
  for (const [level, ms] of highestFirst(left)) {
    stretches.push({ level, from, until: from + ms })
    from += ms
  }
  return stretches
}

/** Level → ms left at `now`. A grant of a moment to come (clocks differ) counts from now. */
function timeLeft(grants: readonly Grant[], now: number): Map<number, number> {
  const left = new Map<number, number>()
  let at = -Infinity
  for (const grant of [...grants].sort(inOrder)) {
    const begins = Math.min(grant.created_at, now)
    use(left, begins - at)
    left.set(grant.level, Math.max(0, (left.get(grant.level) ?? 0) + grant.seconds * 1000))
    at = begins
  }
  use(left, now - at)
  return left
}

/** What is given and taken back in one moment was given first. */
function inOrder(a: Grant, b: Grant): number {
  return a.created_at - b.created_at || b.seconds - a.seconds
}

/** Time goes by: it is taken from the highest level first. */
function use(left: Map<number, number>, ms: number): void {
  let passing = ms
  for (const [level, has] of highestFirst(left)) {
    const taken = Math.min(has, passing)
    left.set(level, has - taken)
    passing -= taken
  }
}

function highestFirst(left: ReadonlyMap<number, number>): [level: number, ms: number][] {
  return [...left].filter(([, ms]) => ms > 0).sort(([a], [b]) => b - a)
}
