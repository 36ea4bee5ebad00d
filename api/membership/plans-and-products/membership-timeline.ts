/** What the ledger says of membership. Times in ms since 1970; less than no seconds take back, but never more than is left. */
export type Grant = { level: number; seconds: number; created_at: number }
/** One level for a while. */
export type MembershipPeriod = { level: number; from: number; until: number }

/**
 * Membership from now on, as the grants so far have it: the highest level with time left runs, lower ones wait and are
 * never burnt (decisions §5). The first stretch is the plan of now; none is the free plan.
 */
export function membershipTimeline(grants: readonly Grant[], now: number): MembershipPeriod[] {
  const remaining = remainingByLevel(grants, now)
  const periods: MembershipPeriod[] = []
  let from = now
  for (const [level, portions] of highestFirst(remaining)) {
    const until = from + totalMs(portions)
    periods.push({ level, from, until })
    from = until
  }
  return periods
}

/** When what is left of the running level was granted, earliest first; none on the free plan. ms since 1970. */
export function grantedAt(grants: readonly Grant[], now: number): number[] {
  const [running] = highestFirst(remainingByLevel(grants, now))
  return running ? running[1].map((portion) => portion.grantedAt) : []
}

/** What is left of one grant. */
type Portion = { grantedAt: number; ms: number }

/** Level → what is left at `now`, in the order it will be used. A grant of a moment to come (clocks differ) counts from now. */
function remainingByLevel(grants: readonly Grant[], now: number): Map<number, Portion[]> {
  const remaining = new Map<number, Portion[]>()
  let at = -Infinity
  for (const { level, seconds, created_at } of [...grants].sort(byGrantTime)) {
    const begins = Math.min(created_at, now)
    consumeTime(remaining, begins - at)
    const portions = remaining.get(level) ?? []
    const ms = seconds * 1000
    remaining.set(level, ms > 0 ? [...portions, { grantedAt: created_at, ms }] : dropFromEnd(portions, -ms))
    at = begins
  }
  consumeTime(remaining, now - at)
  return remaining
}

/** What is given and taken back in one moment was given first. */
function byGrantTime(a: Grant, b: Grant): number {
  return a.created_at - b.created_at || b.seconds - a.seconds
}

/** Time goes by: it is taken from the highest level first, and of a level from its first grant. */
function consumeTime(remaining: Map<number, Portion[]>, ms: number): void {
  let passing = ms
  for (const [level, portions] of highestFirst(remaining)) {
    remaining.set(level, dropFromStart(portions, passing))
    passing -= Math.min(passing, totalMs(portions))
  }
}

function dropFromStart(portions: readonly Portion[], ms: number): Portion[] {
  let remainingMs = ms
  return portions.flatMap((portion) => {
    const taken = Math.min(portion.ms, remainingMs)
    remainingMs -= taken
    return portion.ms > taken ? [{ ...portion, ms: portion.ms - taken }] : []
  })
}

/** What is taken back is taken from the latest grant first. */
function dropFromEnd(portions: readonly Portion[], ms: number): Portion[] {
  return dropFromStart([...portions].reverse(), ms).reverse()
}

function totalMs(portions: readonly Portion[]): number {
  return portions.reduce((sum, { ms }) => sum + ms, 0)
}

function highestFirst(remaining: ReadonlyMap<number, Portion[]>): [level: number, portions: Portion[]][] {
  return [...remaining].filter(([, portions]) => portions.length > 0).sort(([a], [b]) => b - a)
}
