const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** China keeps one time all year. */
const utcOffsetMs = 8 * HOUR_MS

/** The day of a moment by the clocks of China: its name (2026-05-01), and when it began. ms since 1970. */
export function chinaDay(now: number): { name: string; startsAt: number } {
  const startsAt = Math.floor((now + utcOffsetMs) / DAY_MS) * DAY_MS - utcOffsetMs
  return { name: new Date(startsAt + utcOffsetMs).toISOString().slice(0, 10), startsAt }
}
