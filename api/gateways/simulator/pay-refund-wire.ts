import { Hono } from 'hono'
import type { Clock } from '../../parts'
import { parsedJson } from '../pay/parsed-json'
import { payAnswers } from './pay-answer'
import type { PayKeys } from './pay-keys'
import type { PayNotifier } from './pay-notifier'
import { findRefund, finishRefund, type KnownRefund, placeRefund } from './pay-refunds'
import { RefundRequest } from './pay-request'
import { toRefund } from './pay-transaction'
import type { PayWorld } from './pay-world'

/** A refund is under way first, as with WeChat; then it is done, and told. */
const takesMs = 500

type RefundWireOptions = { world: PayWorld; notifier: PayNotifier; keys: PayKeys; clock: Clock }

/** /v3/refund/domestic/refunds, as the product's server asks it. */
export function payRefundWire({ world, notifier, keys, clock }: RefundWireOptions): Hono {
  const { merchantOnly, say, refuse } = payAnswers(keys, clock)
  const wire = new Hono().basePath('/v3/refund/domestic/refunds')
  wire.use('*', merchantOnly)

  wire.post('/', async (c) => {
    const body = await c.req.text()
    const { data: asked } = RefundRequest.safeParse(parsedJson(body))
    if (!asked) return refuse('PARAM_ERROR')
    const { out_trade_no: tradeNo, out_refund_no: outRefundNo, notify_url: notifyUrl, amount } = asked
    if (world.find(tradeNo) && world.find(tradeNo)?.total !== amount.total) return refuse('PARAM_ERROR')
    const wanted = { outRefundNo, fen: amount.refund, asked: JSON.stringify(asked), notifyUrl }
    const placed = placeRefund(world, clock, tradeNo, wanted)
    if (typeof placed === 'string') return refuse(placed)
    // One that cannot be written down, for the disk is full, is done when it is asked about.
    const finishing = () => void finish(placed).catch(() => undefined)
    if (placed.refund.state === 'PROCESSING') setTimeout(finishing, takesMs).unref()
    return say(200, toRefund(placed.order, placed.refund))
  })

  wire.get('/:no', (c) => {
    const known = findRefund(world, c.req.param('no'))
    if (!known) return refuse('RESOURCE_NOT_EXISTS')
    // Whoever asked before it was done, and was stopped since, finds it done.
    if (clock() - known.refund.createdAt > takesMs) finishRefund(world, clock, known)
    return say(200, toRefund(known.order, known.refund))
  })

  async function finish(known: KnownRefund): Promise<void> {
    if (finishRefund(world, clock, known)) await notifier.notifyRefund(known.order, known.refund)
  }
  return wire
}
