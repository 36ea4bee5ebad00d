import { z } from 'zod'
import { SmsCode } from '#contract/account/phone'
import { Nickname } from '#contract/account/profile'

const noFields = z.object({})

/** Fields of the page's forms, by intent. */
export const profileForms = {
  rename: z.object({ nickname: Nickname }),
  unbindWeixin: noFields,
  endSession: z.object({ id: z.string().max(64) }),
  endAllSessions: noFields,
  sendClosingCode: z.object({ captcha: z.string().optional() }),
  close: z.object({ captcha: SmsCode.optional() }),
  keep: noFields,
} as const
