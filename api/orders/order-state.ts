import type { OrderState } from '#contract/billing/order'

/** `pay`: the money arrived. `grant`: the membership is in the ledger. */
export type OrderEvent = 'pay' | 'grant' | 'close' | 'refund'

/**
 * decisions §6. In addition a payment for a closed order still counts, because the customer was charged; and
 * an order that was paid and refunded before any notification arrived becomes refunded at once.
 */
const transitions: Record<OrderState, Partial<Record<OrderEvent, OrderState>>> = {
  created: { pay: 'paid', close: 'closed', refund: 'refunded' },
  paid: { grant: 'granted', refund: 'refunded' },
  granted: { refund: 'refunded' },
  closed: { pay: 'paid', refund: 'refunded' },
  refunded: {},
}

/** Whether an order has a payment that can be refunded. */
export function isRefundable(state: OrderState): boolean {
  return state === 'paid' || state === 'granted'
}

/** @returns undefined when the event does not apply to this state. */
export function nextOrderState(state: OrderState, event: OrderEvent): OrderState | undefined {
  return transitions[state][event]
}
