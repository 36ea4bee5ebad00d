const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** Returns the time left: days rounded up, or hours on the last day; undefined when none is left. */
export function toTimeLeft(ms: number): { unit: 'days' | 'hours'; count: number } | undefined {
  if (ms <= 0) return undefined
  if (ms <= DAY_MS) return { unit: 'hours', count: Math.ceil(ms / HOUR_MS) }
  return { unit: 'days', count: Math.ceil(ms / DAY_MS) }
}

/** Returns the elapsed time in the largest whole unit. */
export function toTimeSince(ms: number): { unit: 'now' | 'minutes' | 'hours' | 'days'; count: number } {
  const minutes = Math.floor(ms / 60_000)
  if (minutes < 1) return { unit: 'now', count: 0 }
  if (ms < HOUR_MS) return { unit: 'minutes', count: minutes }
  if (ms < DAY_MS) return { unit: 'hours', count: Math.floor(ms / HOUR_MS) }
  return { unit: 'days', count: Math.floor(ms / DAY_MS) }
}
