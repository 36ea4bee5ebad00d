import { z } from 'zod'
import { PolicyConsent, InviteInput } from './session'

/** The application: `mp` the official account (inside WeChat), `web` the desktop QR page (spec §7). */
export const WeixinPlatform = z.enum(['mp', 'web'])
export type WeixinPlatform = z.infer<typeof WeixinPlatform>

const App = z.object({ appId: z.string(), authorizeUrl: z.url() })

/** The applications that can be used; null where one is not configured. */
export const WeixinApps = z.object({ mp: App.nullable(), web: App.nullable() })
export type WeixinApps = z.infer<typeof WeixinApps>

/**
 * The request for a state, which is stored for 10 minutes. `browser`: SHA-256 (hex) of the secret in cookie
 * wx-state.
 */
export const WeixinLoginInput = z.object({
  pf: WeixinPlatform.default('web'),
  /** `pay` identifies the payer, by openid only. */
  purpose: z.enum(['login', 'bind', 'pay']).default('login'),
  browser: z
    .string()
    .regex(/^([0-9a-f]{64})?$/)
    .default(''),
  returnTo: z.string().max(2000).default('/'),
})

const OauthCallbackParams = z.object({ state: z.string().min(1).max(128), browser: z.string().max(128) })

/** WeChat's callback, from the browser that started the flow (`browser` is the secret itself). */
export const WeixinCode = OauthCallbackParams.extend({ code: z.string().max(512) })
/**
 * `finish`: continue with finishWeixin. `snapshot`: WeChat showed a read-only page with a made-up user: no
 * account.
 */
export const WeixinCodeResult = z.object({ next: z.enum(['finish', 'snapshot']) })

/** Finishes a flow: logs in, or binds WeChat to the caller's account. It may be repeated for 5 minutes. */
export const FinishWeixinInput = OauthCallbackParams.extend({ ...InviteInput.shape, ...PolicyConsent.shape })
export const FinishWeixinResult = z.object({
  did: z.enum(['login', 'bind']),
  /** The token of a login; null for a bind, where the caller's account and session stay. */
  token: z.string().nullable(),
  isNewUser: z.boolean(),
  returnTo: z.string(),
})
export type FinishWeixinResult = z.infer<typeof FinishWeixinResult>
