import type { KeyObject } from 'node:crypto'

/** Who is paid, and what proves it. */
export type Merchant = {
  mchId: string
  /** The official account: payments inside WeChat need its openIds. */
  appId: string
  /** Serial number of the merchant's certificate. */
  serial: string
  privateKey: KeyObject
  /** 32 characters; it opens notifications. */
  apiV3Key: string
  /**
   * WeChat's own keys by serial number or PUB_KEY_ID_…: several, because while a merchant goes over from certificates to
   * the public key, WeChat signs with either.
   */
  platformKeys: ReadonlyMap<string, KeyObject>
  /** https://api.mch.weixin.qq.com */
  apiUrl: string
  /** Where notifications come in: https, without a query. */
  notifyUrl: string
}
