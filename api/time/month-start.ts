const utcOffsetMs = 8 * 60 * 60_000

/** When the calendar month of a moment began in Shanghai, where no clock is ever changed. ms since 1970. */
export function monthStart(now: number): number {
  const chinaTime = new Date(now + utcOffsetMs)
  return Date.UTC(chinaTime.getUTCFullYear(), chinaTime.getUTCMonth(), 1) - utcOffsetMs
}
