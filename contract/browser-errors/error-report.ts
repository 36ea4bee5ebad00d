import { z } from 'zod'
import { maxErrorsPerBeacon } from './error-beacon-limits'
import { redactText } from './redact-text'

/**
 * The names are those of the original product (spec §9): `vue` is a component of the page, in whatever
 * framework.
 */
export const ErrorType = z.enum(['javascript', 'promise', 'resource', 'network', 'vue', 'custom'])
export type ErrorType = z.infer<typeof ErrorType>
export const ErrorLevel = z.enum(['low', 'medium', 'high', 'critical'])
export type ErrorLevel = z.infer<typeof ErrorLevel>

const maxInputLength = 16_000
/** A technical text: truncated, and without personal data, whatever the client sent. */
function RedactedText(max: number) {
  return z.string().transform((text) => redactText(text.slice(0, maxInputLength)).slice(0, max))
}
const RedactedNames = z.array(RedactedText(60)).max(20)
const Pixels = z.number().min(0).max(100_000)
const Milliseconds = z.number().int().min(0)

/** An error on a user's screen. `url` has only the path, `route` only the names of parameters. */
export const ErrorRecord = z.object({
  id: z.string().regex(/^[\w-]{8,40}$/),
  /** The same for errors of one kind. */
  fingerprint: z.string().regex(/^[0-9a-f]{8,16}$/),
  /** In ms since 1970, by the browser's clock. */
  timestamp: Milliseconds,
  type: ErrorType,
  level: ErrorLevel,
  message: RedactedText(500),
  stack: RedactedText(3_000),
  url: RedactedText(300),
  userAgent: RedactedText(400),
  route: z.object({
    path: RedactedText(200),
    name: RedactedText(100),
    params: RedactedNames,
    query: RedactedNames,
  }),
  context: z.object({
    /** Time since the page was opened. */
    performance: z.object({ sinceOpenMs: Milliseconds }),
    loggedIn: z.boolean(),
    device: z.object({
      width: Pixels,
      height: Pixels,
      ratio: z.number().min(0).max(100),
      online: z.boolean(),
    }),
  }),
  /** The failed component. */
  component: z
    .object({
      name: RedactedText(100),
      info: RedactedText(1_000),
      retryCount: z.number().int().min(0).max(100),
    })
    .optional(),
})
export type ErrorRecord = z.infer<typeof ErrorRecord>

export const ErrorFingerprint = ErrorRecord.pick({ fingerprint: true })

export const ErrorBeacon = z.object({
  errors: z.array(ErrorRecord).min(1).max(maxErrorsPerBeacon),
  timestamp: Milliseconds,
})
export type ErrorBeacon = z.infer<typeof ErrorBeacon>

/** Reports with one fingerprint, and the latest of them. Times in ms since 1970, by the server's clock. */
export const ErrorGroup = z.object({
  fingerprint: z.string(),
  count: z.number().int().min(1),
  firstAt: Milliseconds,
  lastAt: Milliseconds,
  latest: ErrorRecord,
})
export type ErrorGroup = z.infer<typeof ErrorGroup>
