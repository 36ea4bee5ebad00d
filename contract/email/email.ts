import { z } from 'zod'
import { ChargeDownloadInput } from '../billing/membership'
import { isEmailAddress } from '../validation/email-and-url'
import { fieldError } from '../validation/field-error-codes'

/** One address, of ASCII before its @: few mail servers take another. */
export const EmailAddress = z
  .string(fieldError('required'))
  .trim()
  .min(1, fieldError('required'))
  .refine((text) => isEmailAddress(text) && /^[ -~]+@/.test(text), fieldError('email'))

/** Larger ones are refused by mail servers, in bytes. */
export const maxEmailedPdfBytes = 5_000_000
const maxBase64 = Math.ceil(maxEmailedPdfBytes / 3) * 4
/** Of the body that has it, with everything else in it. */
export const emailBodyBytes = maxBase64 + 10_000

/** A resume to send to its owner. `fileName`: without its extension. */
export const EmailResumeInput = ChargeDownloadInput.extend({
  address: EmailAddress,
  fileName: z.string().trim().min(1).max(240),
  /** Begins with %PDF-. */
  pdfBase64: z
    .string()
    .max(maxBase64)
    .regex(/^JVBERi[A-Za-z0-9+/]+=*$/),
})
