import { z } from 'zod'
import { PlanBenefits } from '../benefits'
import { CodeProof } from '../code-challenge'
import { Phone, SmsCode } from '../phone'
import { CodeSent, Consent, Invite, Login } from '../session'
import { Nothing, type Endpoint } from './endpoint'

/** Logging in, and who somebody is (spec §7). */
export const loginCalls = {
  checkLogin: { method: 'POST', path: '/api/check_a', needs: 'user', input: Nothing, output: z.string() },
  logout: { method: 'POST', path: '/api/logout', input: Nothing, output: Nothing },
  checkAdmin: {
    method: 'GET',
    path: '/api/admin/check',
    needs: 'user',
    input: Nothing,
    output: z.boolean(),
  },
  fetchPlanBenefits: {
    method: 'GET',
    path: '/api/planBenefits/fetch',
    needs: 'user',
    input: Nothing,
    output: PlanBenefits,
  },
  sendLoginCode: {
    method: 'GET',
    path: '/api/v2/phone/sendCaptchaUsedLogin',
    input: z.object({ phone: Phone, ...CodeProof.shape }),
    output: CodeSent,
  },
  loginByPhone: {
    method: 'POST',
    path: '/api/v2/phone/loginv2',
    input: z.object({
      phone: Phone,
      captcha: SmsCode,
      ...CodeProof.shape,
      ...Invite.shape,
      ...Consent.shape,
    }),
    output: Login,
  },
  sendBindCode: {
    method: 'GET',
    path: '/api/v2/phone/sendCaptchaUsedBindPhone',
    needs: 'user',
    input: z.object({ phone: Phone, ...CodeProof.shape }),
    output: CodeSent,
  },
  /** `token` is there when the caller's account went into the one that had the phone already. */
  bindPhone: {
    method: 'GET',
    path: '/api/v2/phone/bindPhoneOnUser',
    needs: 'user',
    input: z.object({ phone: Phone, captcha: SmsCode, ...CodeProof.shape }),
    output: z.object({ token: z.string().nullable() }),
  },
} as const satisfies Record<string, Endpoint>
