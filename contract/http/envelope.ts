import { z } from 'zod'
import { BotChallenge } from '../account/bot-challenge'

/** Field path (`sections[0].items[2].from`) → problem code of contract/validation/field-error-codes.ts. */
export const FieldErrors = z.record(z.string(), z.string())
export type FieldErrors = z.infer<typeof FieldErrors>

/** Every response of /api: code 0 has `data`, any other code FailureData or nothing. */
export const Envelope = z.object({ code: z.number().int(), data: z.unknown().optional() })
export type Envelope = z.infer<typeof Envelope>

export const FailureData = z.object({
  errorMsg: z.string(),
  fields: FieldErrors.optional(),
  newer: z.unknown().optional(),
  /** When to try again; set for -8004. */
  retryAfterSeconds: z.number().int().optional(),
  /** Set for -8006. */
  challenge: BotChallenge.optional(),
})
export type FailureData = z.infer<typeof FailureData>
