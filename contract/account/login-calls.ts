import { z } from 'zod'
import { PlanBenefits } from '../billing/benefits'
import { ChallengeProof } from './bot-challenge'
import { Phone, SmsCode } from './phone'
import { SmsCodeSent, PolicyConsent, InviteInput, LoginResult } from './session'
import { EmptyObject, type Endpoint } from '../http/endpoint'

/** Login, logout and the session (spec §7). */
export const loginCalls = {
  checkLogin: { method: 'POST', path: '/api/check_a', needs: 'user', input: EmptyObject, output: z.string() },
  logout: { method: 'POST', path: '/api/logout', input: EmptyObject, output: EmptyObject },
  checkAdmin: {
    method: 'GET',
    path: '/api/admin/check',
    needs: 'user',
    input: EmptyObject,
    output: z.boolean(),
  },
  fetchPlanBenefits: {
    method: 'GET',
    path: '/api/planBenefits/fetch',
    needs: 'user',
    input: EmptyObject,
    output: PlanBenefits,
  },
  sendLoginCode: {
    method: 'GET',
    path: '/api/v2/phone/sendCaptchaUsedLogin',
    input: z.object({ phone: Phone, ...ChallengeProof.shape }),
    output: SmsCodeSent,
  },
  loginByPhone: {
    method: 'POST',
    path: '/api/v2/phone/loginv2',
    input: z.object({
      phone: Phone,
      captcha: SmsCode,
      ...ChallengeProof.shape,
      ...InviteInput.shape,
      ...PolicyConsent.shape,
    }),
    output: LoginResult,
  },
  sendBindCode: {
    method: 'GET',
    path: '/api/v2/phone/sendCaptchaUsedBindPhone',
    needs: 'user',
    input: z.object({ phone: Phone, ...ChallengeProof.shape }),
    output: SmsCodeSent,
  },
  /** `token` is set when the caller's account was merged into the one that had the phone already. */
  bindPhone: {
    method: 'GET',
    path: '/api/v2/phone/bindPhoneOnUser',
    needs: 'user',
    input: z.object({ phone: Phone, captcha: SmsCode, ...ChallengeProof.shape }),
    output: z.object({ token: z.string().nullable() }),
  },
} as const satisfies Record<string, Endpoint>
