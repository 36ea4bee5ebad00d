import { createCipheriv, randomUUID } from 'node:crypto'
import type { Clock } from '../../../dependencies'
import { newNonce, signParts } from '../../pay/wechatpay-signing'
import type { PayKeys } from './pay-keys'
import type { SimulatedOrder, SimulatedRefund } from './simulated-order'
import { toRefundNotification, toTransaction } from './to-transaction'
import type { PayState } from './pay-state'

const SECOND_MS = 1000
/** WeChat's retry schedule without its later hours: our own order check is quicker. */
const retryDelaysMs = [15, 15, 30, 180, 600, 1200].map((seconds) => seconds * SECOND_MS)
const timeoutMs = 5 * SECOND_MS

type NotifierOptions = { payState: PayState; keys: PayKeys; clock: Clock; appId: string }

/** Sends notifications of payments and refunds over HTTP, as WeChat does. */
export class PayNotifier {
  #waiting = new Set<NodeJS.Timeout>()

  constructor(private readonly options: NotifierOptions) {}

  /**
   * Sends a payment notification, with retries in the background. @returns once the first attempt is
   * answered.
   */
  async notify(order: SimulatedOrder): Promise<void> {
    await this.#insist(async () => {
      const status = await this.#post(order.notifyUrl, this.#paymentLetter(order))
      this.#write(order, status)
      return status
    })
  }

  /** Sends a refund notification, likewise. */
  async notifyRefund(order: SimulatedOrder, refund: SimulatedRefund): Promise<void> {
    const { keys } = this.options
    const content = toRefundNotification(order, refund, keys)
    const what = { event: 'REFUND.SUCCESS', summary: '退款成功', type: 'refund' }
    await this.#insist(() => this.#post(refund.notifyUrl, this.#letter(what, content)))
  }

  async #insist(send: () => Promise<number>, attempt = 0): Promise<void> {
    const status = await send()
    const delayMs = retryDelaysMs[attempt]
    if ((status >= 200 && status < 300) || delayMs === undefined) return
    const timer = setTimeout(() => {
      this.#waiting.delete(timer)
      // A full disk makes recording the attempt fail; nobody awaits that.
      this.#insist(send, attempt + 1).catch(() => undefined)
    }, delayMs).unref()
    this.#waiting.add(timer)
  }

  /** Sends a forged payment notification. */
  async forge(order: SimulatedOrder): Promise<void> {
    const { keys, clock } = this.options
    const forgedOrder = {
      ...order,
      state: 'SUCCESS' as const,
      paidAt: clock(),
      transactionId: '4200000000forged',
    }
    // Signed with a key that is not WeChat's.
    const body = this.#paymentLetter(forgedOrder)
    const status = await this.#post(order.notifyUrl, body, keys.merchant.privateKey)
    this.#write(order, status)
  }

  close(): void {
    for (const timer of this.#waiting) clearTimeout(timer)
  }

  /** @returns the HTTP status of the response; 0 without a response. */
  async #post(notifyUrl: string, body: string, key = this.options.keys.platform.privateKey): Promise<number> {
    const { keys, clock } = this.options
    const [timestamp, nonce] = [Math.floor(clock() / 1000), newNonce()]
    const headers = {
      'content-type': 'application/json',
      'wechatpay-timestamp': String(timestamp),
      'wechatpay-nonce': nonce,
      'wechatpay-serial': keys.platformSerial,
      'wechatpay-signature': signParts(key, timestamp, nonce, body),
    }
    const signal = AbortSignal.timeout(timeoutMs)
    return fetch(notifyUrl, { method: 'POST', headers, body, signal }).then(
      (response) => response.status,
      () => 0,
    )
  }

  #write(order: SimulatedOrder, status: number): void {
    const { payState, clock } = this.options
    payState.change(order, { told: [...order.told, { at: clock(), status }] })
  }

  #paymentLetter(order: SimulatedOrder): string {
    const { keys, appId } = this.options
    const what = { event: 'TRANSACTION.SUCCESS', summary: '支付成功', type: 'transaction' }
    return this.#letter(what, toTransaction(order, keys, appId))
  }

  #letter({ event, summary, type }: Record<'event' | 'summary' | 'type', string>, content: object): string {
    const { keys, clock } = this.options
    const nonce = newNonce().slice(0, 12)
    const cipher = createCipheriv('aes-256-gcm', keys.apiV3Key, nonce).setAAD(Buffer.from(type))
    const ciphertext = [cipher.update(JSON.stringify(content)), cipher.final()]
    return JSON.stringify({
      id: randomUUID(),
      create_time: new Date(clock()).toISOString(),
      event_type: event,
      resource_type: 'encrypt-resource',
      summary,
      resource: {
        algorithm: 'AEAD_AES_256_GCM',
        ciphertext: Buffer.concat([...ciphertext, cipher.getAuthTag()]).toString('base64'),
        nonce,
        associated_data: type,
        original_type: type,
      },
    })
  }
}
