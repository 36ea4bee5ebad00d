const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
/** How far the clocks of China are ahead of UTC, ms: one offset all year, since China has no summer time. */
const CHINA_AHEAD_MS = 8 * HOUR_MS

/** A day or a month in China: its name (2026-05-01, 2026-05), and when it began, ms since 1970. */
export type ChinaPeriod = { name: string; startsAt: number }

/** The day of a moment (ms since 1970) by the clocks of China. */
export function chinaDay(at: number): ChinaPeriod {
  const startsAt = slotInChina(at, DAY_MS) * DAY_MS - CHINA_AHEAD_MS
  return { name: chinaDateTime(at).slice(0, 10), startsAt }
}

/** The calendar month of a moment (ms since 1970) by the clocks of China. */
export function monthInChina(at: number): ChinaPeriod {
  const clock = new Date(at + CHINA_AHEAD_MS)
  const startsAt = Date.UTC(clock.getUTCFullYear(), clock.getUTCMonth(), 1) - CHINA_AHEAD_MS
  return { name: chinaDateTime(at).slice(0, 7), startsAt }
}

/** How many days of China lie between two moments (ms since 1970): 0 on the same day, 1 on the day after. */
export function daysBetweenInChina(earlier: number, later: number): number {
  return slotInChina(later, DAY_MS) - slotInChina(earlier, DAY_MS)
}

/** The number of the slot of `slotMs` that a moment lies in, where slots of a day begin at China's midnight. */
export function slotInChina(at: number, slotMs: number): number {
  return Math.floor((at + CHINA_AHEAD_MS) / slotMs)
}

/** A moment (ms since 1970) as the clocks of China show it, to the second: 2026-05-01T08:00:30. */
export function chinaDateTime(at: number): string {
  return new Date(at + CHINA_AHEAD_MS).toISOString().slice(0, 19)
}

/** A moment (ms since 1970) in China's time by RFC 3339, to the second: 2026-05-01T08:00:30+08:00. */
export function chinaRfc3339(at: number): string {
  return `${chinaDateTime(at)}+08:00`
}

/** Noon in China of a day like 2026-05-01, in ms since 1970; NaN for an invalid day. */
export function chinaNoon(day: string): number {
  return Date.parse(`${day}T12:00:00+08:00`)
}
