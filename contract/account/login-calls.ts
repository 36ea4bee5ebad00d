import { z } from 'zod'
import { PlanBenefits } from '../billing/benefits'
import { ChallengeProof } from './bot-challenge'
import { Phone, SmsCode } from './phone'
import { SmsCodeSent, PolicyConsent, InviteInput, LoginResult } from './session'
import { forAnybody, forUsers } from '../http/endpoint'

/** Login, logout and the session (spec §7). */
export const loginCalls = {
  checkLogin: forUsers.post('/api/check_a', { output: z.string() }),
  logout: forAnybody.post('/api/logout'),
  checkAdmin: forUsers.get('/api/admin/check', { output: z.boolean() }),
  fetchPlanBenefits: forUsers.get('/api/planBenefits/fetch', { output: PlanBenefits }),
  sendLoginCode: forAnybody.get('/api/v2/phone/sendCaptchaUsedLogin', {
    input: z.object({ phone: Phone, ...ChallengeProof.shape }),
    output: SmsCodeSent,
  }),
  loginByPhone: forAnybody.post('/api/v2/phone/loginv2', {
    input: z.object({
      phone: Phone,
      captcha: SmsCode,
      ...ChallengeProof.shape,
      ...InviteInput.shape,
      ...PolicyConsent.shape,
    }),
    output: LoginResult,
  }),
  sendBindCode: forUsers.get('/api/v2/phone/sendCaptchaUsedBindPhone', {
    input: z.object({ phone: Phone, ...ChallengeProof.shape }),
    output: SmsCodeSent,
  }),
  /** `token` is set when the caller's account was merged into the one that had the phone already. */
  bindPhone: forUsers.get('/api/v2/phone/bindPhoneOnUser', {
    input: z.object({ phone: Phone, captcha: SmsCode, ...ChallengeProof.shape }),
    output: z.object({ token: z.string().nullable() }),
  }),
}
