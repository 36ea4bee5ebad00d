import { z } from 'zod'

/** Who brought a newcomer (spec §3). Codes nobody has are ignored, not refused. */
export const InviteInput = z.object({
  inviterCode: z.string().max(64).default(''),
  agentCode: z.string().max(64).default(''),
})
export type InviteInput = z.infer<typeof InviteInput>

/** The policies a person agreed to, by the version they were shown; kept with the time. */
export const PolicyConsent = z.object({ policyVersion: z.string().max(32).default('') })

/** A login that succeeded. The token is the only proof of it: it goes into an HttpOnly cookie and nowhere else. */
export const LoginResult = z.object({ token: z.string().min(1), isNewUser: z.boolean() })
export type LoginResult = z.infer<typeof LoginResult>

/** How long until the next code may be asked for, in seconds. */
export const SmsCodeSent = z.object({ resendAfterSeconds: z.number().int() })

/** One place where somebody is logged in. `device` is told from the browser's name. Times in ms since 1970. */
export const SessionSummary = z.object({
  id: z.string(),
  current: z.boolean(),
  device: z.string(),
  createdAt: z.number().int(),
  lastSeenAt: z.number().int(),
})
export type SessionSummary = z.infer<typeof SessionSummary>
