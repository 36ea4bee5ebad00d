import { z } from 'zod'
import { BotChallenge } from '../account/bot-challenge'

/** Field path (`sections[0].items[2].from`) → problem code of contract/validation/field-error-codes.ts. */
export const FieldErrors = z.record(z.string(), z.string())
export type FieldErrors = z.infer<typeof FieldErrors>

/** Every answer of /api: code 0 carries `data`, any other code a text for people, or nothing at all. */
export const Envelope = z.object({ code: z.number().int(), data: z.unknown().optional() })
export type Envelope = z.infer<typeof Envelope>

export const FailureData = z.object({
  errorMsg: z.string(),
  fields: FieldErrors.optional(),
  newer: z.unknown().optional(),
  /** When it may be asked again; -8004 has it. */
  retryAfterSeconds: z.number().int().optional(),
  /** -8006 has it. */
  challenge: BotChallenge.optional(),
})
export type FailureData = z.infer<typeof FailureData>
