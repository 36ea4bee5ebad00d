import type { KeyObject } from 'node:crypto'

/** The merchant's identity and keys at WeChat Pay. */
export type Merchant = {
  mchId: string
  /** The official account; payments inside WeChat use openids of this app. */
  appId: string
  /** Serial number of the merchant's certificate. */
  serial: string
  privateKey: KeyObject
  /** 32 characters; decrypts notifications. */
  apiV3Key: string
  /**
   * WeChat's own keys by serial number or PUB_KEY_ID_…. Several, because WeChat signs with either while a
   * merchant migrates from certificates to the public key.
   */
  platformKeys: ReadonlyMap<string, KeyObject>
  /** https://api.mch.weixin.qq.com */
  apiUrl: string
  /** Where notifications are sent: https, without a query. */
  notifyUrl: string
}
