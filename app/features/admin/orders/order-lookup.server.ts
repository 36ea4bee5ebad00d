import { ApiClientError } from '#app/api-client/api-client-error'
import type { ApiClient } from '#app/api-client/api-client'
import { OrderNumber, type AdminOrder } from '#contract/admin/admin-order'
import type { RefundIntent } from './refund.form'

export type OrderLookup = {
  /** The typed number, trimmed. */
  number: string
  order: AdminOrder | undefined
  /** Why there is no order; no message for an invalid number. */
  problem: { message: string | undefined } | undefined
  /** The step before a refund. */
  isConfirmingRefund: boolean
}

/** Loads the order with the number, and whether its refund is being confirmed. */
export async function loadOrderLookup(api: ApiClient, query: URLSearchParams): Promise<OrderLookup> {
  const number = query.get('number')?.trim() ?? ''
  const lookup = { number, order: undefined, problem: undefined, isConfirmingRefund: false }
  if (!query.has('number')) return lookup
  if (!OrderNumber.safeParse(number).success) return { ...lookup, problem: { message: undefined } }
  try {
    const order = await api.call('findOrderAsAdmin', { number })
    return { ...lookup, order, isConfirmingRefund: query.has('refund') && order.refundableFen > 0 }
  } catch (error) {
    if (!(error instanceof ApiClientError)) throw error
    return { ...lookup, problem: { message: error.message } }
  }
}

/** @returns why it failed, as a sentence; undefined on success. */
export async function runRefundAction(api: ApiClient, action: RefundIntent): Promise<string | undefined> {
  const { tradeNo } = action
  try {
    if (action.intent === 'follow') await api.call('followRefund', { tradeNo })
    else if (action.intent === 'record')
      await api.call('recordRefund', { tradeNo, refundNo: action.refundNo })
    else await api.call('refundOrder', { tradeNo, reason: action.reason })
    return undefined
  } catch (error) {
    if (!(error instanceof ApiClientError)) throw error
    return error.message
  }
}
