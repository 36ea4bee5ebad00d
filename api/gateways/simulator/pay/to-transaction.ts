import type { PayKeys } from './pay-keys'
import type { SimulatedOrder, SimulatedRefund } from './simulated-order'

const stateTexts = {
  NOTPAY: '订单未支付',
  SUCCESS: '支付成功',
  CLOSED: '订单已关闭',
  REFUND: '订单发生过退款',
}

/** A refund in WeChat's format, as in responses. */
export function toRefund(order: SimulatedOrder, refund: SimulatedRefund): object {
  const { fen, state } = refund
  const amount = {
    total: order.total,
    refund: fen,
    payer_total: order.total,
    payer_refund: fen,
    currency: 'CNY',
  }
  return {
    refund_id: refund.refundId,
    out_refund_no: refund.outRefundNo,
    transaction_id: order.transactionId,
    out_trade_no: order.outTradeNo,
    channel: 'ORIGINAL',
    user_received_account: '支付用户零钱',
    create_time: timeOf(refund.createdAt),
    ...(refund.doneAt !== null && { success_time: timeOf(refund.doneAt) }),
    status: state,
    amount,
  }
}

/** A refund as in its notification. */
export function toRefundNotification(
  order: SimulatedOrder,
  refund: SimulatedRefund,
  { mchId }: Pick<PayKeys, 'mchId'>,
): object {
  const {
    status,
    channel: _,
    create_time: __,
    ...refundFields
  } = toRefund(order, refund) as Record<string, unknown>
  return { mchid: mchId, ...refundFields, refund_status: status }
}

function timeOf(ms: number): string {
  return new Date(ms).toISOString().replace(/\.\d+Z$/, '+00:00')
}

/** An order in WeChat's format, for queries and notifications. */
export function toTransaction(order: SimulatedOrder, keys: Pick<PayKeys, 'mchId'>, appId: string): object {
  const { state, openId, total } = order
  const paid = order.paidAt !== null && {
    transaction_id: order.transactionId,
    trade_type: openId === null ? 'NATIVE' : 'JSAPI',
    bank_type: 'OTHERS',
    success_time: timeOf(order.paidAt),
    payer: { openid: openId ?? 'oSimulatedPayer' },
    amount: { total, payer_total: total, currency: 'CNY', payer_currency: 'CNY' },
  }
  return {
    appid: appId,
    mchid: keys.mchId,
    out_trade_no: order.outTradeNo,
    trade_state: state,
    trade_state_desc: stateTexts[state],
    ...paid,
  }
}
