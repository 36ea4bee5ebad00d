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
  .min(1, { error: 'captchaEmpty' satisfies LoginErrorKey, abort: true })
  .refine((value) => SmsCode.safeParse(value).success, 'captchaLengthError' satisfies LoginErrorKey)
  .transform((value) => SmsCode.parse(value))

const typed = z.string().optional()

/** The form as it stands, for the presses that need nothing of it. */
export const UncheckedForm = z.object({ phone: typed, captcha: typed, agreed: typed })

/** Asking for a code. */
export const CodeForm = UncheckedForm.extend({ phone: phone('invalidPhone') })

/** Logging in, or binding the phone to the account that is logged in. */
export const LoginForm = CodeForm.extend({ phone: phone('invalidPhoneFormat'), captcha })
