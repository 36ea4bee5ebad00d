import type { WeixinApps, WeixinPlatform } from '#contract/account/weixin-login'

/** Somebody as one application of WeChat's knows them. */
export type WeixinPerson = {
  appId: string
  /** Differs from application to application. */
  openId: string
  /** The same in every application of one Open Platform account; null when the application is in none. */
  unionId: string | null
  /** Cleaned and cut to an account's length; '' when WeChat did not say. */
  nickname: string
  /** WeChat showed its read-only page with a made-up person: never an account. */
  isSnapshotUser: boolean
}

/** WeChat's OAuth, real or simulated. */
export type WeixinProvider = {
  apps: WeixinApps
  /**
   * Turns the code of a redirect into the person.
   * @throws WeixinCodeRefused when the code is none, used or too old; WeixinUnavailable for everything else.
   */
  exchange: (pf: WeixinPlatform, code: string) => Promise<WeixinPerson>
}

/** This code will never do; the person has to begin again. */
export class WeixinCodeRefused extends Error {
  override name = 'WeixinCodeRefused'
  constructor(readonly errcode: number) {
    super(`WeChat refused the code (${errcode})`)
  }
}

/** WeChat did not answer, or not as agreed; `reason` says which, without secrets. */
export class WeixinUnavailable extends Error {
  override name = 'WeixinUnavailable'
  constructor(readonly reason: string) {
    super(`WeChat is not available: ${reason}`)
  }
}
