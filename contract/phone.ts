import { z } from 'zod'
import { plainPhone } from './plain-phone'
import { problem } from './problems'

/** A phone of mainland China: 11 digits beginning with 1 (spec §5). */
export const Phone = z
  .string(problem('phone'))
  .transform(plainPhone)
  .pipe(z.string().regex(/^1\d{10}$/, problem('phone')))

/** 138****8000: enough for its owner to know it by. */
export function maskedPhone(phone: string): string {
  return phone.replace(/^(\d{3})\d{4}(\d{4})$/, '$1****$2')
}

/** The code of a text message: 6 digits (spec §5); full-width ones and spaces are understood. */
export const SmsCode = z
  .string(problem('codeEmpty'))
  .transform((typed) => typed.normalize('NFKC').replace(/\s/g, ''))
  .pipe(
    z
      .string()
      .min(1, problem('codeEmpty'))
      .length(6, problem('codeLength'))
      .regex(/^\d+$/, problem('codeDigits')),
  )
