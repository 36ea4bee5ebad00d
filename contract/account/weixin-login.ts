import { z } from 'zod'
import { PolicyConsent, InviteInput } from './session'

/** Which application: `mp` the official account (inside WeChat), `web` the desktop QR page (spec §7). */
export const WeixinPlatform = z.enum(['mp', 'web'])
export type WeixinPlatform = z.infer<typeof WeixinPlatform>

const App = z.object({ appId: z.string(), authorizeUrl: z.url() })

/** The applications that can be used; null where one is not set up. */
export const WeixinApps = z.object({ mp: App.nullable(), web: App.nullable() })
export type WeixinApps = z.infer<typeof WeixinApps>

/** What a state is for; kept on the server, 10 minutes. `browser`: SHA-256 (hex) of the secret in cookie wx-state. */
export const WeixinLoginInput = z.object({
  pf: WeixinPlatform.default('web'),
  /** `pay` tells who pays, by openid alone. */
  purpose: z.enum(['login', 'bind', 'pay']).default('login'),
  browser: z
    .string()
    .regex(/^([0-9a-f]{64})?$/)
    .default(''),
  returnTo: z.string().max(2000).default('/'),
})

const OauthCallbackParams = z.object({ state: z.string().min(1).max(128), browser: z.string().max(128) })

/** WeChat's answer, from the browser that asked (`browser` is the secret itself). */
export const WeixinCode = OauthCallbackParams.extend({ code: z.string().max(512) })
/** `finish`: go on with finishWeixin. `snapshot`: WeChat showed a read-only page with a made-up person: no account. */
export const WeixinCodeResult = z.object({ next: z.enum(['finish', 'snapshot']) })

/** Ends a round: logs in, or binds WeChat to the caller's account. The same round may be finished again for 5 minutes. */
export const FinishWeixinInput = OauthCallbackParams.extend({ ...InviteInput.shape, ...PolicyConsent.shape })
export const FinishWeixinResult = z.object({
  did: z.enum(['login', 'bind']),
  /** Of a login. A bind has none: the caller's account stays, and what is merged goes into it. */
  token: z.string().nullable(),
  isNewUser: z.boolean(),
  returnTo: z.string(),
})
export type FinishWeixinResult = z.infer<typeof FinishWeixinResult>
