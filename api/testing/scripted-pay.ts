import {
  PayFailure,
  type Payment,
  type PayProvider,
  type PaymentStatus,
  type RefundStatus,
} from '../gateways/pay/pay-provider'

type Order = {
  fen: number
  is: 'open' | 'paid' | 'closed' | 'refunded'
  openId: string | null
  payment?: Payment
}

/**
 * A payment provider without HTTP: tests pay, inject failures and count calls. A header says whether a
 * notification is signed.
 */
export function scriptedPay(clock: () => number) {
  const orders = new Map<string, Order>()
  const refunds = new Map<string, RefundStatus>()
  const calls: {
    what: 'native' | 'jsapi' | 'query' | 'close' | 'refund' | 'queryRefund'
    tradeNo: string
  }[] = []
  const failures: { next?: (what: string) => Error | Promise<unknown> | void } = {}

  async function recordCall(what: (typeof calls)[number]['what'], tradeNo: string): Promise<void> {
    calls.push({ what, tradeNo })
    const failure = failures.next?.(what)
    if (failure instanceof Error) throw failure
    await failure
  }
  function place(tradeNo: string, fen: number, openId: string | null): string {
    const existing = orders.get(tradeNo)
    if (existing && existing.is !== 'open')
      throw new PayFailure(existing.is === 'closed' ? 'taken' : 'paid', existing.is)
    orders.set(tradeNo, { fen, is: 'open', openId })
    return `ref-${tradeNo}-${calls.length}`
  }

  function placeRefund(tradeNo: string, refundNo: string, fen: number): RefundStatus | undefined {
    const order = orders.get(tradeNo)
    const placed = [...refunds.values()].filter((one) => one.tradeNo === tradeNo && one.is !== 'closed')
    const left = placed.reduce((sum, one) => sum - one.fen, order?.fen ?? 0)
    if (!order?.payment || fen > left) return undefined
    order.is = 'refunded'
    const refund = { refundNo, tradeNo, fen, is: 'processing' as const, doneAt: null }
    refunds.set(refundNo, refund)
    return refund
  }

  const provider: PayProvider = {
    simulated: true,
    appId: 'wxmp',
    async native({ tradeNo, fen }) {
      await recordCall('native', tradeNo)
      return place(tradeNo, fen, null)
    },
    async jsapi({ tradeNo, fen, openId }) {
      await recordCall('jsapi', tradeNo)
      return place(tradeNo, fen, openId)
    },
    bridgeCall: (prepayId) => ({
      wxMpAppId: 'wxmp',
      wxTimestamp: String(Math.floor(clock() / 1000)),
      wxNonceStr: 'nonce',
      wxPackage: `prepay_id=${prepayId}`,
      wxSignType: 'RSA',
      wxPaySign: 'signature',
    }),
    async query(tradeNo): Promise<PaymentStatus> {
      await recordCall('query', tradeNo)
      const order = orders.get(tradeNo)
      if (!order) return { is: 'unknown' }
      return order.is === 'paid' ? { is: 'paid', payment: order.payment! } : { is: order.is }
    },
    async close(tradeNo) {
      await recordCall('close', tradeNo)
      const order = orders.get(tradeNo)
      if (!order) throw new PayFailure('unknown', 'nothing to close')
      if (order.is === 'paid' || order.is === 'refunded') throw new PayFailure('paid', 'somebody was quicker')
      order.is = 'closed'
    },
    async refund({ tradeNo, refundNo, fen }) {
      await recordCall('refund', tradeNo)
      const placed = refunds.get(refundNo) ?? placeRefund(tradeNo, refundNo, fen)
      if (!placed) throw new PayFailure('refused', 'nothing to give back')
      return { ...placed }
    },
    async queryRefund(refundNo) {
      await recordCall('queryRefund', refundNo)
      const existing = refunds.get(refundNo)
      return existing && { ...existing }
    },
    readNotification({ header, body }) {
      if (header('signed') !== 'yes') throw new PayFailure('refused', 'not signed')
      const payload = JSON.parse(body) as Payment | RefundStatus
      return 'refundNo' in payload ? { refund: payload } : { payment: payload }
    },
  }

  /** Pays an order. @returns undefined when it can no longer be paid. */
  function pay(tradeNo: string, change: Partial<Payment> = {}): Payment | undefined {
    const order = orders.get(tradeNo)
    if (!order || order.is === 'closed') return undefined
    if (order.is === 'refunded') return order.payment
    order.is = 'paid'
    order.payment ??= {
      tradeNo,
      transactionId: `transaction-${tradeNo}`,
      appId: 'wxmp',
      fen: order.fen,
      paidAt: clock(),
      ...change,
    }
    return order.payment
  }
  /** Ends a refund with the given state. @returns its notification. */
  function finishRefund(refundNo: string, is: RefundStatus['is'] = 'done'): RefundStatus {
    const refund = { ...refunds.get(refundNo)!, is, doneAt: is === 'done' ? clock() : null }
    refunds.set(refundNo, refund)
    return refund
  }
  /**
   * Refunds on the merchant platform. @returns its notification; undefined when more than was paid would be
   * refunded.
   */
  function refundOnPlatform(tradeNo: string, fen = orders.get(tradeNo)?.fen ?? 0): RefundStatus | undefined {
    const refundNo = `merchant-${refunds.size}-${tradeNo.slice(0, 8)}`
    return placeRefund(tradeNo, refundNo, fen) && finishRefund(refundNo)
  }
  const notification = (payment: Payment | RefundStatus, signed = 'yes') => ({
    method: 'POST',
    headers: { signed },
    body: JSON.stringify(payment),
  })
  function reset(): void {
    orders.clear()
    refunds.clear()
    calls.length = 0
    failures.next = undefined
  }
  return {
    provider,
    reset,
    orders,
    refunds,
    calls,
    failures,
    pay,
    finishRefund,
    refundOnPlatform,
    notification,
  }
}

export type ScriptedPay = ReturnType<typeof scriptedPay>
