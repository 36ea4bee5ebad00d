import type { OrderState } from '#contract/billing/order'

/** `pay`: the money is there. `grant`: what was bought is in the ledger. */
export type OrderEvent = 'pay' | 'grant' | 'close' | 'refund'

/**
 * decisions §6. Beyond it: money that comes for a closed order counts all the same, for it was taken from somebody; and an
 * order that was paid and refunded before anybody here heard of either goes to its end at once.
 */
const transitions: Record<OrderState, Partial<Record<OrderEvent, OrderState>>> = {
  created: { pay: 'paid', close: 'closed', refund: 'refunded' },
  paid: { grant: 'granted', refund: 'refunded' },
  granted: { refund: 'refunded' },
  closed: { pay: 'paid', refund: 'refunded' },
  refunded: {},
}

/** Whether money came for it that is still here. */
export function isRefundable(state: OrderState): boolean {
  return state === 'paid' || state === 'granted'
}

/** @returns undefined when nothing comes of it. */
export function nextOrderState(state: OrderState, event: OrderEvent): OrderState | undefined {
  return transitions[state][event]
}
