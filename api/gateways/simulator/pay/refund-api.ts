import { Hono } from 'hono'
import type { Clock } from '../../../dependencies'
import { tryParseJson } from '../../pay/try-parse-json'
import { createSignedResponses } from './signed-responses'
import type { PayKeys } from './pay-keys'
import type { PayNotifier } from './pay-notifier'
import { findRefund, finishRefund, type PlacedRefund, placeRefund } from './simulated-refunds'
import { RefundRequest } from './pay-request'
import { toRefund } from './to-transaction'
import type { PayState } from './pay-state'

/** A refund is in process first, as with WeChat; then it is done, and notified. */
const refundDelayMs = 500

type RefundApiOptions = { payState: PayState; notifier: PayNotifier; keys: PayKeys; clock: Clock }

/** /v3/refund/domestic/refunds as the product calls it. */
export function refundApi({ payState, notifier, keys, clock }: RefundApiOptions): Hono {
  const { merchantOnly, respond, respondError } = createSignedResponses(keys, clock)
  const api = new Hono().basePath('/v3/refund/domestic/refunds')
  api.use('*', merchantOnly)

  api.post('/', async (c) => {
    const body = await c.req.text()
    const { data: asked } = RefundRequest.safeParse(tryParseJson(body))
    if (!asked) return respondError('PARAM_ERROR')
    const { out_trade_no: tradeNo, out_refund_no: outRefundNo, notify_url: notifyUrl, amount } = asked
    if (payState.find(tradeNo) && payState.find(tradeNo)?.total !== amount.total)
      return respondError('PARAM_ERROR')
    const refundInput = { outRefundNo, fen: amount.refund, asked: JSON.stringify(asked), notifyUrl }
    const placed = placeRefund(payState, clock, tradeNo, refundInput)
    if (typeof placed === 'string') return respondError(placed)
    // A refund that a full disk kept from being recorded is finished when it is queried.
    const finishing = () => void finishAndNotify(placed).catch(() => undefined)
    if (placed.refund.state === 'PROCESSING') setTimeout(finishing, refundDelayMs).unref()
    return respond(200, toRefund(placed.order, placed.refund))
  })

  api.get('/:no', (c) => {
    const found = findRefund(payState, c.req.param('no'))
    if (!found) return respondError('RESOURCE_NOT_EXISTS')
    // A refund that was still in process at a restart is finished here.
    if (clock() - found.refund.createdAt > refundDelayMs) finishRefund(payState, clock, found)
    return respond(200, toRefund(found.order, found.refund))
  })

  async function finishAndNotify(found: PlacedRefund): Promise<void> {
    if (finishRefund(payState, clock, found)) await notifier.notifyRefund(found.order, found.refund)
  }
  return api
}
