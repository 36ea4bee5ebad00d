import type { FormResult } from '#app/api-client/form-result'
import type { WeixinWay } from '#app/components/weixin-way'
import type { InvitationText } from '#contract/account/invite-terms'

/** `login`: the user is a guest. `bind`: the logged-in account gets a phone (spec §2). */
export type LoginMode = 'login' | 'bind'

/** What the form needs before any input. */
export type LoginView = {
  /** The public origin of the service, without a trailing slash. */
  origin: string
  /** Null when WeChat is not set up. */
  weixin: WeixinWay | null
  /** Inside WeChat the WeChat login comes first. */
  inWeixin: boolean
  demo: boolean
  policies: { agreement: string; privacy: string }
  /** Undefined for who was not invited. */
  invitation?: InvitationText
}

/**
 * Starts the WeChat login; responds with a page that redirects by itself, because a form may not lead to
 * another site.
 */
export const weixinAuthPath = '/auth/wechat'

/** The press that waits for consent. */
export type ConsentFor = 'login' | 'weixin'

/** The form as it comes back when the user stays on it. */
export type LoginFormState = FormResult<{
  /** Value of the button that was pressed. */
  pressed: string
  /** Success message. */
  notice?: string
  /** Our own server was unreachable. */
  isOffline?: boolean
  /** Until the next code can be requested: seconds from now, and a time in ms since 1970; 0 for none. */
  waitSeconds: number
  waitUntil: number
  consentFor?: ConsentFor
}>

/** Names of the input fields, as login.form.ts reads them. */
export type LoginFields = { phone: string; captcha: string; agreed: string }
