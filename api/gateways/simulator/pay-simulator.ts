import { Hono } from 'hono'
import type { Clock } from '../../parts'
import type { Merchant } from '../pay/merchant'
import { newPayKeys } from './pay-keys'
import { PayNotifier } from './pay-notifier'
import { payPages } from './pay-pages'
import { payRefundWire } from './pay-refund-wire'
import type { PayStore } from './pay-store'
import { payWire } from './pay-wire'
import { PayWorld } from './pay-world'

export type PaySimulator = {
  world: PayWorld
  notifier: PayNotifier
  /** /{token}, /jsapi and /bridge.js. */
  pages: Hono
  /** /v3/pay/transactions/… and /v3/refund/domestic/refunds */
  wire: Hono
  /** What the product needs to be its merchant, but for the addresses. */
  merchant: Omit<Merchant, 'apiUrl' | 'notifyUrl'>
}

/** A WeChat Pay that speaks API v3, without money. */
export async function createPaySimulator(options: {
  clock: Clock
  store: PayStore
  appId: string
  pageOf: (token: string) => string
  isOpenId: (openId: string) => boolean
}): Promise<PaySimulator> {
  const { clock, appId } = options
  const keys = await newPayKeys()
  const world = new PayWorld(clock, options.store)
  const notifier = new PayNotifier({ world, keys, clock, appId })
  return {
    world,
    notifier,
    pages: payPages({ world, notifier, keys, clock, appId }),
    wire: new Hono()
      .route('/', payWire({ ...options, world, keys }))
      .route('/', payRefundWire({ clock, world, notifier, keys })),
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
