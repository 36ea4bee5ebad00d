import pino from 'pino'
import { describeError } from '#telemetry/describe-error'

/** Structured lines without personal data: who calls it passes ids, routes and figures, never texts of people; of an `err` what may be said is said. */
export function createLogger(level: string) {
  const serializers = { err: describeError }
  return pino({ level, base: undefined, timestamp: pino.stdTimeFunctions.isoTime, serializers })
}
export type Logger = ReturnType<typeof createLogger>
