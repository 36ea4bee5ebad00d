import type { WeixinApps, WeixinPlatform } from '#contract/account/weixin-login'

/** A WeChat user as one application knows them. */
export type WeixinPerson = {
  appId: string
  /** Differs between applications. */
  openId: string
  /** The same in every application of one Open Platform account; null when the application is in none. */
  unionId: string | null
  /** Cleaned and truncated to maxNicknameLength; '' when WeChat sent none. */
  nickname: string
  /** WeChat showed its read-only page with a made-up user, who must not get an account. */
  isSnapshotUser: boolean
}

/** WeChat's OAuth, real or simulated. */
export type WeixinProvider = {
  apps: WeixinApps
  /**
   * Exchanges the code of a redirect for the user.
   * @throws WeixinCodeRefused when the code is unknown, used or expired; WeixinUnavailable for everything
   * else.
   */
  exchange: (pf: WeixinPlatform, code: string) => Promise<WeixinPerson>
}

/** This code will never be accepted; the user has to start again. */
export class WeixinCodeRefused extends Error {
  override name = 'WeixinCodeRefused'
  constructor(readonly errcode: number) {
    super(`WeChat refused the code (${errcode})`)
  }
}

/** WeChat did not answer, or not as documented; `reason` says which, without secrets. */
export class WeixinUnavailable extends Error {
  override name = 'WeixinUnavailable'
  constructor(readonly reason: string) {
    super(`WeChat is not available: ${reason}`)
  }
}
