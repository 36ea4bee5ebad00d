import { z } from 'zod'
import { Phone, SmsCode } from '#contract/account/phone'

/** Validation errors of the form, as keys of its texts (spec §8). */
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

/** The unvalidated form, for buttons that do not need its fields. */
export const UncheckedForm = z.object({ phone: typed, captcha: typed, agreed: typed })

/** The form that requests a code. */
export const CodeForm = UncheckedForm.extend({ phone: phone('invalidPhone') })

/** The form that logs in, or binds the phone to the logged-in account. */
export const LoginForm = CodeForm.extend({ phone: phone('invalidPhoneFormat'), captcha })
