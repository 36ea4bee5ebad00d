import { z } from 'zod'
import { Phone, SmsCode } from '#contract/account/phone'

/** What can be wrong with the form, as keys of its texts (spec §8). */
export type LoginErrorKey = 'invalidPhone' | 'invalidPhoneFormat' | 'captchaEmpty' | 'captchaLengthError'

const phone = (errorKey: LoginErrorKey) =>
  z
    .string(errorKey)
    .refine((value) => Phone.safeParse(value).success, errorKey)
    .transform((value) => Phone.parse(value))

const captcha = z
  .string('captchaEmpty' satisfies LoginErrorKey)
  .refine((value) => SmsCode.safeParse(value).success, 'captchaLengthError' satisfies LoginErrorKey)
  .transform((value) => SmsCode.parse(value))

/** Asking for a code. */
export const CodeForm = z.object({ phone: phone('invalidPhone') })

/** Logging in, or binding the phone to the account that is logged in. */
export const LoginForm = z.object({ phone: phone('invalidPhoneFormat'), captcha })
