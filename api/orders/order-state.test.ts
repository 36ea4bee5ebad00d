import { OrderState } from '#contract/billing/order'
import { describe, expect, test } from 'vitest'
import { isRefundable, type OrderEvent, nextOrderState } from './order-state'

const table: Record<OrderState, Record<OrderEvent, OrderState | undefined>> = {
  created: { pay: 'paid', grant: undefined, close: 'closed', refund: 'refunded' },
  paid: { pay: undefined, grant: 'granted', close: undefined, refund: 'refunded' },
  granted: { pay: undefined, grant: undefined, close: undefined, refund: 'refunded' },
  closed: { pay: 'paid', grant: undefined, close: undefined, refund: 'refunded' },
  refunded: { pay: undefined, grant: undefined, close: undefined, refund: undefined },
}

describe.each(OrderState.options)('%s', (state) => {
  test.each(Object.entries(table[state]))(`%s`, (event, next) => {
    expect(nextOrderState(state, event as OrderEvent)).toBe(next)
  })
})

test('only paid orders can be refunded', () => {
  expect(OrderState.options.filter(isRefundable)).toEqual(['paid', 'granted'])
})
