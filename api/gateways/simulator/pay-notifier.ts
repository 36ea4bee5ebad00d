import { createCipheriv, randomUUID } from 'node:crypto'
import type { Clock } from '../../parts'
import { newNonce, signParts } from '../pay/wechatpay-signing'
import type { PayKeys } from './pay-keys'
import type { SimulatedOrder } from './pay-order'
import { toTransaction } from './pay-transaction'
import type { PayWorld } from './pay-world'

const SECOND_MS = 1000
/** As WeChat comes again, but for its later hours: the sweeper is quicker. */
const againAfterMs = [15, 15, 30, 180, 600, 1200].map((seconds) => seconds * SECOND_MS)
const patienceMs = 5 * SECOND_MS

type NotifierOptions = { world: PayWorld; keys: PayKeys; clock: Clock; appId: string }

/** Tells the product of payments, over HTTP as WeChat does. */
export class PayNotifier {
  #waiting = new Set<NodeJS.Timeout>()

  constructor(private readonly options: NotifierOptions) {}

  /** Tells it, and when it is not taken again later. @returns once it was told for the first time. */
  async notify(order: SimulatedOrder, tries = 0): Promise<void> {
    const status = await this.#post(order, this.options.keys.platform.privateKey)
    const wait = againAfterMs[tries]
    if ((status >= 200 && status < 300) || wait === undefined) return
    const timer = setTimeout(() => {
      this.#waiting.delete(timer)
      void this.notify(order, tries + 1)
    }, wait).unref()
    this.#waiting.add(timer)
  }

  /** Somebody who is not WeChat says that it was paid. */
  async forge(order: SimulatedOrder): Promise<void> {
    const { keys, clock } = this.options
    const claimed = {
      ...order,
      state: 'SUCCESS' as const,
      paidAt: clock(),
      transactionId: '4200000000forged',
    }
    // Signed with a key that is not WeChat's.
    const status = await this.#post(claimed, keys.merchant.privateKey)
    this.#write(order, status)
  }

  close(): void {
    for (const timer of this.#waiting) clearTimeout(timer)
  }

  async #post(order: SimulatedOrder, key: PayKeys['platform']['privateKey']): Promise<number> {
    const { keys, clock } = this.options
    const body = this.#letter(order)
    const [timestamp, nonce] = [Math.floor(clock() / 1000), newNonce()]
    const headers = {
      'content-type': 'application/json',
      'wechatpay-timestamp': String(timestamp),
      'wechatpay-nonce': nonce,
      'wechatpay-serial': keys.platformSerial,
      'wechatpay-signature': signParts(key, timestamp, nonce, body),
    }
    const signal = AbortSignal.timeout(patienceMs)
    const status = await fetch(order.notifyUrl, { method: 'POST', headers, body, signal }).then(
      (response) => response.status,
      () => 0,
    )
    if (order === this.options.world.find(order.outTradeNo)) this.#write(order, status)
    return status
  }

  #write(order: SimulatedOrder, status: number): void {
    const { world, clock } = this.options
    world.change(order, { told: [...order.told, { at: clock(), status }] })
  }

  #letter(order: SimulatedOrder): string {
    const { keys, clock, appId } = this.options
    const [nonce, associatedData] = [newNonce().slice(0, 12), 'transaction']
    const cipher = createCipheriv('aes-256-gcm', keys.apiV3Key, nonce).setAAD(Buffer.from(associatedData))
    const sealed = [cipher.update(JSON.stringify(toTransaction(order, keys, appId))), cipher.final()]
    return JSON.stringify({
      id: randomUUID(),
      create_time: new Date(clock()).toISOString(),
      event_type: 'TRANSACTION.SUCCESS',
      resource_type: 'encrypt-resource',
      summary: '支付成功',
      resource: {
        algorithm: 'AEAD_AES_256_GCM',
        ciphertext: Buffer.concat([...sealed, cipher.getAuthTag()]).toString('base64'),
        nonce,
        associated_data: associatedData,
        original_type: 'transaction',
      },
    })
  }
}
