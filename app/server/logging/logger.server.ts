import pino from 'pino'
import { describeError } from '#telemetry/describe-error'

/**
 * Structured logs without personal data: callers pass ids, routes and figures, never user data; an `err` is
 * redacted.
 */
export function createLogger(level: string) {
  const serializers = { err: describeError }
  return pino({ level, base: undefined, timestamp: pino.stdTimeFunctions.isoTime, serializers })
}
export type Logger = ReturnType<typeof createLogger>
