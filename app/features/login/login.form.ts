import { z } from 'zod'
import { Phone, SmsCode } from '#contract/phone'

/** What can be wrong with the form, as keys of its texts (spec §8). */
export type LoginProblem = 'invalidPhone' | 'invalidPhoneFormat' | 'captchaEmpty' | 'captchaLengthError'

const phone = (said: LoginProblem) =>
  z
    .string(said)
    .refine((typed) => Phone.safeParse(typed).success, said)
    .transform((typed) => Phone.parse(typed))

const captcha = z
  .string('captchaEmpty' satisfies LoginProblem)
  .refine((typed) => SmsCode.safeParse(typed).success, 'captchaLengthError' satisfies LoginProblem)
  .transform((typed) => SmsCode.parse(typed))

/** Asking for a code. */
export const CodeForm = z.object({ phone: phone('invalidPhone') })

/** Logging in, or binding the phone to the account that is logged in. */
export const LoginForm = z.object({ phone: phone('invalidPhoneFormat'), captcha })
