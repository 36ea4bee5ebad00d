const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** China keeps one time all year. */
const aheadMs = 8 * HOUR_MS

/** The day of a moment by the clocks of China: its name (2026-05-01), and when it began. ms since 1970. */
export function dayInChina(now: number): { name: string; beganAt: number } {
  const beganAt = Math.floor((now + aheadMs) / DAY_MS) * DAY_MS - aheadMs
  return { name: new Date(beganAt + aheadMs).toISOString().slice(0, 10), beganAt }
}
