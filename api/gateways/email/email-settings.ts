import type { z } from 'zod'
import { isEmailAddress } from '#contract/validation/email-and-url'
import {
  integerSetting,
  oneOf,
  optionalText,
  reportIssue,
  requireVariables,
  unsetWhenEmpty,
} from '../../server/env-schemas'
import type { SmtpOptions } from './smtp-email'

export type EmailSettings = { provider: 'off' } | ({ provider: 'smtp' } & SmtpOptions)

/** Environment variables of outgoing e-mail (decision 0112). */
export const emailVariables = {
  EMAIL_PROVIDER: unsetWhenEmpty(oneOf(['smtp', 'off']).default('off')),
  EMAIL_FROM: optionalText,
  EMAIL_DAILY_CAP: integerSetting(1, 1_000_000, 2_000, 'must be a number of messages'),
  SMTP_HOST: optionalText,
  SMTP_PORT: integerSetting(1, 65_535, 465, 'must be a port number'),
  SMTP_SECURITY: unsetWhenEmpty(oneOf(['tls', 'starttls', 'none']).default('tls')),
  SMTP_USER: optionalText,
  SMTP_PASSWORD: optionalText,
}
type EmailEnv = z.output<z.ZodObject<typeof emailVariables>>

/** E-mail is off unless it is set up: nothing simulates it. */
export function chooseEmail(env: EmailEnv, context: z.RefinementCtx): EmailSettings {
  if (env.EMAIL_PROVIDER === 'off') return { provider: 'off' }
  const names = { host: 'SMTP_HOST', from: 'EMAIL_FROM' } as const
  const { host, from } = requireVariables(env, names, 'EMAIL_PROVIDER is smtp', context)
  if (from && !isEmailAddress(from)) reportIssue(context, 'EMAIL_FROM', 'must be an e-mail address')
  const { SMTP_USER: user, SMTP_PASSWORD: password } = env
  if ((user === undefined) !== (password === undefined))
    reportIssue(
      context,
      user === undefined ? 'SMTP_USER' : 'SMTP_PASSWORD',
      'must be set with the other: a name and its password',
    )
  const login = user !== undefined && password !== undefined ? { user, password } : undefined
  return { provider: 'smtp', host, from, port: env.SMTP_PORT, security: env.SMTP_SECURITY, login }
}
