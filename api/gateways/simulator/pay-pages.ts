import { Hono } from 'hono'
import type { Clock } from '../../parts'
import { partsAreSigned } from '../pay/wechatpay-signing'
import { headersOf, policyOf } from './page-frame'
import { payBridge } from './pay-bridge'
import type { PayKeys } from './pay-keys'
import type { PayNotifier } from './pay-notifier'
import type { SimulatedOrder } from './pay-order'
import { noOrderPage, type PayDeed, payDeeds, payPage } from './pay-page'
import { finishRefund, placeRefund } from './pay-refunds'
import type { PayWorld } from './pay-world'

const headers = headersOf(policyOf({ form: `'self'`, frame: `'self'` }))

type PayPagesOptions = {
  world: PayWorld
  notifier: PayNotifier
  keys: PayKeys
  clock: Clock
  appId: string
}

/** The phone that pays: a page for each order, with buttons for all that can go wrong; and WeChat's bridge to it. */
export function payPages({ world, notifier, keys, clock, appId }: PayPagesOptions): Hono {
  const pages = new Hono()

  pages.use('*', async (c, next) => {
    await next()
    for (const [name, value] of Object.entries(headers)) c.header(name, value)
  })

  pages.get('/bridge.js', (c) => c.body(payBridge, 200, { 'Content-Type': 'text/javascript; charset=utf-8' }))

  // What WeChat checks before it shows anything: that the merchant signed this call.
  pages.get('/jsapi', (c) => {
    const {
      appId: given,
      timeStamp = '',
      nonceStr = '',
      package: named = '',
      signType,
      paySign = '',
    } = c.req.query()
    const parts = [appId, timeStamp, nonceStr, named]
    const isSigned =
      given === appId && signType === 'RSA' && partsAreSigned(keys.merchant.publicKey, paySign, ...parts)
    if (!isSigned) return c.json({ error: '支付验证签名失败' }, 400)
    const order = world.findByToken(named.replace(/^prepay_id=wx/, ''))
    if (order?.openId == null || !world.isPayable(order)) return c.json({ error: '订单不存在或已关闭' }, 400)
    world.change(order, { cancelled: false })
    return c.json({ page: order.token })
  })

  pages.get('/:token', (c) => {
    const order = world.findByToken(c.req.param('token'))
    return order ? c.html(payPage(order, world.isPayable(order))) : c.html(noOrderPage(), 404)
  })

  pages.get('/:token/state', (c) => {
    const order = world.findByToken(c.req.param('token'))
    if (!order) return c.json({ state: 'gone' }, 404)
    const isOver = !world.isPayable(order)
    return c.json({
      state: order.paidAt !== null ? 'paid' : order.cancelled || isOver ? 'cancelled' : 'open',
    })
  })

  pages.post('/:token', async (c) => {
    const order = world.findByToken(c.req.param('token'))
    if (!order) return c.html(noOrderPage(), 404)
    const deed = String((await c.req.parseBody()).do ?? '')
    if (isDeed(deed)) await deeds[deed](order)
    // Relative, so that it holds under whatever address people came.
    return c.redirect(order.token, 303)
  })

  const payThen = async (order: SimulatedOrder, then: () => Promise<void> | void) => {
    if (world.pay(order)) await then()
  }
  // The merchant gives it back on WeChat's own platform; the product hears of it where it hears of payments.
  const refundThere = async (order: SimulatedOrder) => {
    const { outTradeNo, total: fen, notifyUrl } = order
    const wanted = { outRefundNo: `M${outTradeNo}`, fen, asked: '', notifyUrl }
    const placed = placeRefund(world, clock, outTradeNo, wanted)
    if (typeof placed !== 'string' && finishRefund(world, clock, placed))
      await notifier.notifyRefund(placed.order, placed.refund)
  }
  const deeds: Record<PayDeed, (order: SimulatedOrder) => Promise<void> | void> = {
    pay: (order) => payThen(order, () => notifier.notify(order)),
    lose: (order) => payThen(order, () => {}),
    double: (order) =>
      payThen(order, async () => void (await Promise.all([notifier.notify(order), notifier.notify(order)]))),
    forge: (order) => (world.isPayable(order) ? notifier.forge(order) : undefined),
    again: (order) => (order.paidAt === null ? undefined : notifier.notify(order)),
    refund: (order) => refundThere(order),
    cancel: (order) => void (world.isPayable(order) && world.change(order, { cancelled: true })),
  }
  return pages
}

function isDeed(deed: string): deed is PayDeed {
  return payDeeds.some((one) => one === deed)
}
