import { Hono } from 'hono'
import type { Clock } from '../../../dependencies'
import type { Merchant } from '../../pay/merchant'
import { newPayKeys } from './pay-keys'
import { PayNotifier } from './pay-notifier'
import { payPageRoutes } from './pay-pages.routes'
import { refundApi } from './refund-api'
import type { PayStore } from './pay-store'
import { payApi } from './pay-api'
import { PayState } from './pay-state'

export type PaySimulator = {
  payState: PayState
  notifier: PayNotifier
  /** /{token}, /jsapi and /bridge.js. */
  pages: Hono
  /** /v3/pay/transactions/… and /v3/refund/domestic/refunds */
  api: Hono
  /** The merchant's settings for the product, without the URLs. */
  merchant: Omit<Merchant, 'apiUrl' | 'notifyUrl'>
}

/** A simulated WeChat Pay that speaks API v3. */
export async function createPaySimulator(options: {
  clock: Clock
  store: PayStore
  appId: string
  pageOf: (token: string) => string
  isOpenId: (openId: string) => boolean
}): Promise<PaySimulator> {
  const { clock, appId } = options
  const keys = await newPayKeys()
  const payState = new PayState(clock, options.store)
  const notifier = new PayNotifier({ payState, keys, clock, appId })
  return {
    payState,
    notifier,
    pages: payPageRoutes({ payState, notifier, keys, clock, appId }),
    api: new Hono()
      .route('/', payApi({ ...options, payState, keys }))
      .route('/', refundApi({ clock, payState, notifier, keys })),
    merchant: {
      mchId: keys.mchId,
      appId,
      serial: keys.serial,
      privateKey: keys.merchant.privateKey,
      apiV3Key: keys.apiV3Key,
      platformKeys: new Map([[keys.platformSerial, keys.platform.publicKey]]),
    },
  }
}
