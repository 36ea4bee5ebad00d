import type { BotChallenge } from '#contract/account/bot-challenge'
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

/** The form as it comes back when the person stays on it: what was typed, and what is to be said. Sentences, in their language. */
export type LoginFormState = {
  values: { phone: string; captcha: string; isAgreed: boolean }
  problems: { phone?: string; captcha?: string }
  message?: { text: string; isError: boolean }
  /** Until the next code may be asked for: seconds from now, and the moment in ms since 1970; 0 for none. */
  waitSeconds: number
  waitUntil: number
  consentFor?: ConsentFor
  /** What has to be met before the press is heard; scripts do the work and press again. */
  challenge?: BotChallenge
}
