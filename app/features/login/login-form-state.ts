import type { FormResult } from '#app/api-client/form-result'
import type { WeixinPlatform } from '#contract/account/weixin-login'

/** `login`: nobody is here yet. `bind`: the account that is logged in gets a phone (spec §2). */
export type LoginMode = 'login' | 'bind'

/** What the form needs to know before anything was typed. */
export type LoginView = {
  /** The WeChat application that fits this browser; null when none is set up. */
  weixin: WeixinPlatform | null
  /** Inside WeChat its own login comes first. */
  inWeixin: boolean
  demo: boolean
  policies: { agreement: string; privacy: string }
}

/** Which press waits for the person's consent. */
export type ConsentFor = 'login' | 'weixin'

/** The form as it comes back when the person stays on it. */
export type LoginFormState = FormResult<{
  /** Value of the button that was pressed. */
  pressed: string
  /** What went well, in a sentence. */
  notice?: string
  /** Not even our own server was reached. */
  isOffline?: boolean
  /** Until the next code may be asked for: seconds from now, and the moment in ms since 1970; 0 for none. */
  waitSeconds: number
  waitUntil: number
  consentFor?: ConsentFor
}>

/** Names of the fields that are typed into, as login.form.ts reads them. */
export type LoginFields = { phone: string; captcha: string; agreed: string }
