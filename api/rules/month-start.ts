const shanghaiAheadMs = 8 * 60 * 60_000

/** When the calendar month of a moment began in Shanghai, where no clock is ever changed. ms since 1970. */
export function monthStart(now: number): number {
  const there = new Date(now + shanghaiAheadMs)
  return Date.UTC(there.getUTCFullYear(), there.getUTCMonth(), 1) - shanghaiAheadMs
}
