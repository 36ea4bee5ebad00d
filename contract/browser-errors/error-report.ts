import { z } from 'zod'
import { maxErrorsPerBeacon } from './error-beacon-limits'
import { redactText } from './redact-text'

/** As the service has always named them (spec §9): `vue` is a component of the page, whatever draws it. */
export const ErrorType = z.enum(['javascript', 'promise', 'resource', 'network', 'vue', 'custom'])
export type ErrorType = z.infer<typeof ErrorType>
export const ErrorLevel = z.enum(['low', 'medium', 'high', 'critical'])
export type ErrorLevel = z.infer<typeof ErrorLevel>

const maxInputLength = 16_000
/** A technical text: cut, and without what is about people, whoever sent it. */
function RedactedText(max: number) {
  return z.string().transform((text) => redactText(text.slice(0, maxInputLength)).slice(0, max))
}
const RedactedNames = z.array(RedactedText(60)).max(20)
const Pixels = z.number().min(0).max(100_000)
const Milliseconds = z.number().int().min(0)

/** What went wrong on somebody's screen. Of the address only the path is told, of its parameters only the names. */
export const ErrorRecord = z.object({
  id: z.string().regex(/^[\w-]{8,40}$/),
  /** The same for errors that are alike. */
  fingerprint: z.string().regex(/^[0-9a-f]{8,16}$/),
  /** ms since 1970, by the clock of the browser. */
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
    /** Since the page was opened. */
    performance: z.object({ sinceOpenMs: Milliseconds }),
    loggedIn: z.boolean(),
    device: z.object({
      width: Pixels,
      height: Pixels,
      ratio: z.number().min(0).max(100),
      online: z.boolean(),
    }),
  }),
  /** What a component says of itself. */
  component: z
    .object({
      name: RedactedText(100),
      info: RedactedText(1_000),
      retryCount: z.number().int().min(0).max(100),
    })
    .optional(),
})
export type ErrorRecord = z.infer<typeof ErrorRecord>

export const ErrorBeacon = z.object({
  errors: z.array(ErrorRecord).min(1).max(maxErrorsPerBeacon),
  timestamp: Milliseconds,
})
export type ErrorBeacon = z.infer<typeof ErrorBeacon>

/** Errors that are alike, and the last of them. Times in ms since 1970, by the clock of the service. */
export const ErrorGroup = z.object({
  fingerprint: z.string(),
  count: z.number().int().min(1),
  firstAt: Milliseconds,
  lastAt: Milliseconds,
  latest: ErrorRecord,
})
export type ErrorGroup = z.infer<typeof ErrorGroup>
