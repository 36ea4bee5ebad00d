import type { PayKeys } from './pay-keys'
import type { SimulatedOrder } from './pay-order'

const states = { NOTPAY: '订单未支付', SUCCESS: '支付成功', CLOSED: '订单已关闭', REFUND: '订单发生过退款' }

/** An order in WeChat's words, for queries and notifications. */
export function toTransaction(order: SimulatedOrder, keys: Pick<PayKeys, 'mchId'>, appId: string): object {
  const { state, openId, total } = order
  const paid = order.paidAt !== null && {
    transaction_id: order.transactionId,
    trade_type: openId === null ? 'NATIVE' : 'JSAPI',
    bank_type: 'OTHERS',
    success_time: new Date(order.paidAt).toISOString().replace(/\.\d+Z$/, '+00:00'),
    payer: { openid: openId ?? 'oSimulatedPayer' },
    amount: { total, payer_total: total, currency: 'CNY', payer_currency: 'CNY' },
  }
  return {
    appid: appId,
    mchid: keys.mchId,
    out_trade_no: order.outTradeNo,
    trade_state: state,
    trade_state_desc: states[state],
    ...paid,
  }
}
