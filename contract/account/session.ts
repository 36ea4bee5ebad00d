import { z } from 'zod'

/** The inviter of a newcomer (spec §3). Unknown codes are ignored, not refused. */
export const InviteInput = z.object({
  inviterCode: z.string().max(64).default(''),
  agentCode: z.string().max(64).default(''),
})
export type InviteInput = z.infer<typeof InviteInput>

/** The version of the policies that a user accepted; stored with the time. */
export const PolicyConsent = z.object({ policyVersion: z.string().max(32).default('') })

/** A successful login. The token must only be stored in an HttpOnly cookie. */
export const LoginResult = z.object({ token: z.string().min(1), isNewUser: z.boolean() })
export type LoginResult = z.infer<typeof LoginResult>

/** Seconds until the next code can be requested. */
export const SmsCodeSent = z.object({ resendAfterSeconds: z.number().int() })

/** One session of a user. `device` is derived from the User-Agent. Times in ms since 1970. */
export const SessionSummary = z.object({
  id: z.string(),
  current: z.boolean(),
  device: z.string(),
  createdAt: z.number().int(),
  lastSeenAt: z.number().int(),
})
export type SessionSummary = z.infer<typeof SessionSummary>
