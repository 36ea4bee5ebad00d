import pino from 'pino'

/** Structured lines without personal data: who calls it passes ids, routes and figures, never texts of people. */
export function createLog(level: string) {
  return pino({ level, base: undefined, timestamp: pino.stdTimeFunctions.isoTime })
}
export type Log = ReturnType<typeof createLog>
