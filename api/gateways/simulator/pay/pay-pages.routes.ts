import { Hono } from 'hono'
import type { Clock } from '../../../dependencies'
import { isSignatureValid } from '../../pay/wechatpay-signing'
import { pageHeaders, contentSecurityPolicy } from '../page-layout'
import { payBridge } from './pay-bridge-script'
import type { PayKeys } from './pay-keys'
import type { PayNotifier } from './pay-notifier'
import type { SimulatedOrder } from './simulated-order'
import { noOrderPage, type PayAction, payActions, payPage } from './pay-page'
import { finishRefund, placeRefund } from './simulated-refunds'
import type { PayState } from './pay-state'

const headers = pageHeaders(contentSecurityPolicy({ form: `'self'`, frame: `'self'` }))

type PayPagesOptions = {
  payState: PayState
  notifier: PayNotifier
  keys: PayKeys
  clock: Clock
  appId: string
}

/**
 * The payer's side: a page per order, with buttons for everything that can go wrong, and the bridge that
 * opens it.
 */
export function payPageRoutes({ payState, notifier, keys, clock, appId }: PayPagesOptions): Hono {
  const pages = new Hono()

  pages.use('*', async (c, next) => {
    await next()
    for (const [name, value] of Object.entries(headers)) c.header(name, value)
  })

  pages.get('/bridge.js', (c) => c.body(payBridge, 200, { 'Content-Type': 'text/javascript; charset=utf-8' }))

  // Verifies, like WeChat, that the merchant signed this bridge call.
  pages.get('/jsapi', (c) => {
    const {
      appId: givenAppId,
      timeStamp = '',
      nonceStr = '',
      package: packageValue = '',
      signType,
      paySign = '',
    } = c.req.query()
    const signedParts = [appId, timeStamp, nonceStr, packageValue]
    const isSigned =
      givenAppId === appId &&
      signType === 'RSA' &&
      isSignatureValid(keys.merchant.publicKey, paySign, ...signedParts)
    if (!isSigned) return c.json({ error: '支付验证签名失败' }, 400)
    const order = payState.findByToken(packageValue.replace(/^prepay_id=wx/, ''))
    if (order?.openId == null || !payState.isPayable(order))
      return c.json({ error: '订单不存在或已关闭' }, 400)
    payState.change(order, { cancelled: false })
    return c.json({ page: order.token })
  })

  pages.get('/:token', (c) => {
    const order = payState.findByToken(c.req.param('token'))
    return order ? c.html(payPage(order, payState.isPayable(order))) : c.html(noOrderPage(), 404)
  })

  pages.get('/:token/state', (c) => {
    const order = payState.findByToken(c.req.param('token'))
    if (!order) return c.json({ state: 'gone' }, 404)
    const isNotPayable = !payState.isPayable(order)
    return c.json({
      state: order.paidAt !== null ? 'paid' : order.cancelled || isNotPayable ? 'cancelled' : 'open',
    })
  })

  pages.post('/:token', async (c) => {
    const order = payState.findByToken(c.req.param('token'))
    if (!order) return c.html(noOrderPage(), 404)
    const action = String((await c.req.parseBody()).do ?? '')
    if (isPayAction(action)) await actions[action](order)
    // Relative, so that it works under any origin.
    return c.redirect(order.token, 303)
  })

  const payAndThen = async (order: SimulatedOrder, then: () => Promise<void> | void) => {
    if (payState.pay(order)) await then()
  }
  // The merchant refunds on WeChat's own platform; the product is notified at the payment's notify URL.
  const refundOnPlatform = async (order: SimulatedOrder) => {
    const { outTradeNo, total: fen, notifyUrl } = order
    const refundInput = { outRefundNo: `M${outTradeNo}`, fen, asked: '', notifyUrl }
    const placed = placeRefund(payState, clock, outTradeNo, refundInput)
    if (typeof placed !== 'string' && finishRefund(payState, clock, placed))
      await notifier.notifyRefund(placed.order, placed.refund)
  }
  const actions: Record<PayAction, (order: SimulatedOrder) => Promise<void> | void> = {
    pay: (order) => payAndThen(order, () => notifier.notify(order)),
    lose: (order) => payAndThen(order, () => {}),
    double: (order) =>
      payAndThen(
        order,
        async () => void (await Promise.all([notifier.notify(order), notifier.notify(order)])),
      ),
    forge: (order) => (payState.isPayable(order) ? notifier.forge(order) : undefined),
    again: (order) => (order.paidAt === null ? undefined : notifier.notify(order)),
    refund: (order) => refundOnPlatform(order),
    cancel: (order) => void (payState.isPayable(order) && payState.change(order, { cancelled: true })),
  }
  return pages
}

function isPayAction(action: string): action is PayAction {
  return payActions.some((one) => one === action)
}
