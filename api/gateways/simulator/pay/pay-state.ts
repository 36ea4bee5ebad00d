import { randomBytes } from 'node:crypto'
import type { Clock } from '../../../dependencies'
import type { SimulatedOrder } from './simulated-order'
import type { PayStore } from './pay-store'

type OrderInput = Pick<
  SimulatedOrder,
  'outTradeNo' | 'asked' | 'description' | 'total' | 'openId' | 'notifyUrl' | 'expiresAt'
>
export type PayErrorCode = 'ORDERPAID' | 'ORDER_CLOSED' | 'OUT_TRADE_NO_USED' | 'ORDER_NOT_EXIST'

/** The simulated WeChat Pay's orders and their payments. */
export class PayState {
  #orders = new Map<string, SimulatedOrder>()
  #byToken = new Map<string, SimulatedOrder>()

  constructor(
    private readonly clock: Clock,
    private readonly store: PayStore,
  ) {
    for (const order of store.read()) this.#remember(order)
  }

  find(outTradeNo: string): SimulatedOrder | undefined {
    return this.#orders.get(outTradeNo)
  }

  all(): Iterable<SimulatedOrder> {
    return this.#orders.values()
  }

  /** Only the newest token of an order is valid: placing it again invalidates the earlier QR code. */
  findByToken(token: string): SimulatedOrder | undefined {
    return this.#byToken.get(token)
  }

  place(asked: OrderInput): SimulatedOrder | PayErrorCode {
    const existing = this.#orders.get(asked.outTradeNo)
    if (existing && existing.state !== 'NOTPAY')
      return existing.state === 'CLOSED' ? 'ORDER_CLOSED' : 'ORDERPAID'
    if (existing && existing.asked !== asked.asked) return 'OUT_TRADE_NO_USED'
    const token = randomBytes(16).toString('hex')
    if (existing) {
      this.#byToken.delete(existing.token)
      return this.change(existing, { token })
    }
    const order: SimulatedOrder = {
      ...asked,
      token,
      createdAt: this.clock(),
      state: 'NOTPAY',
      transactionId: null,
      paidAt: null,
      cancelled: false,
      told: [],
      refunds: [],
    }
    return this.change(order, {})
  }

  isPayable({ state, expiresAt }: SimulatedOrder): boolean {
    return state === 'NOTPAY' && this.clock() < expiresAt
  }

  /** @returns whether this call paid it: an order is paid once. */
  pay(order: SimulatedOrder): boolean {
    if (!this.isPayable(order)) return false
    const transactionId = `42000${randomBytes(12).toString('hex')}`.slice(0, 28)
    this.change(order, { state: 'SUCCESS', transactionId, paidAt: this.clock(), cancelled: false })
    return true
  }

  close(outTradeNo: string): SimulatedOrder | PayErrorCode {
    const order = this.#orders.get(outTradeNo)
    if (!order) return 'ORDER_NOT_EXIST'
    if (order.state === 'SUCCESS' || order.state === 'REFUND') return 'ORDERPAID'
    return this.change(order, { state: 'CLOSED' })
  }

  change(order: SimulatedOrder, change: Partial<SimulatedOrder>): SimulatedOrder {
    Object.assign(order, change)
    this.#remember(order)
    this.store.append(order)
    return order
  }

  #remember(order: SimulatedOrder): void {
    this.#orders.set(order.outTradeNo, order)
    this.#byToken.set(order.token, order)
  }
}
