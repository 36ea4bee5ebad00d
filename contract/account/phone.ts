import { z } from 'zod'
import { normalizePhone } from './normalize-phone'
import { fieldError } from '../validation/field-error-codes'

/** A phone of mainland China: 11 digits beginning with 1 (spec §5). */
export const Phone = z
  .string(fieldError('phone'))
  .transform(normalizePhone)
  .pipe(z.string().regex(/^1\d{10}$/, fieldError('phone')))

/** 138****8000: enough for its owner to recognise it. */
export function maskPhone(phone: string): string {
  return phone.replace(/^(\d{3})\d{4}(\d{4})$/, '$1****$2')
}

/** The code of a text message: 6 digits (spec §5); full-width digits and spaces are accepted. */
export const SmsCode = z
  .string(fieldError('codeEmpty'))
  .transform((input) => input.normalize('NFKC').replace(/\s/g, ''))
  .pipe(
    z
      .string()
      .min(1, fieldError('codeEmpty'))
      .length(6, fieldError('codeLength'))
      .regex(/^\d+$/, fieldError('codeDigits')),
  )
