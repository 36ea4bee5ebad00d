/**
 * A row of the membership ledger. created_at in ms since 1970; negative seconds revoke, at most what is left.
 */
export type Grant = { level: number; seconds: number; created_at: number }
/** A level for a period, in ms since 1970. */
export type MembershipPeriod = { level: number; from: number; until: number }

/**
 * The membership from now on: the highest level with time left runs first, lower ones wait and are never lost
 * (decisions §5).
 * The first period is the current plan; an empty list is the free plan.
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

/**
 * When the remaining time of the running level was granted, in ms since 1970, earliest first; empty on the
 * free plan.
 */
export function grantedAt(grants: readonly Grant[], now: number): number[] {
  const [running] = highestFirst(remainingByLevel(grants, now))
  return running ? running[1].map((portion) => portion.grantedAt) : []
}

/** What is left of one grant. */
type Portion = { grantedAt: number; ms: number }

/**
 * Level → what is left at `now`, in the order in which it will be used. A grant from the future (clocks
 * differ) counts from now.
 */
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

/** Within one ms grants come before revocations. */
function byGrantTime(a: Grant, b: Grant): number {
  return a.created_at - b.created_at || b.seconds - a.seconds
}

/** Consumes elapsed time: from the highest level first, and within a level from its oldest grant. */
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

/** Revokes time from the newest grant first. */
function dropFromEnd(portions: readonly Portion[], ms: number): Portion[] {
  return dropFromStart([...portions].reverse(), ms).reverse()
}

function totalMs(portions: readonly Portion[]): number {
  return portions.reduce((sum, { ms }) => sum + ms, 0)
}

function highestFirst(remaining: ReadonlyMap<number, Portion[]>): [level: number, portions: Portion[]][] {
  return [...remaining].filter(([, portions]) => portions.length > 0).sort(([a], [b]) => b - a)
}
