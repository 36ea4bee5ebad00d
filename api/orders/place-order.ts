import { randomBytes } from 'node:crypto'
import { ApiCodes } from '#contract/http/api-codes'
import type { CardMonths } from '#contract/billing/card-months'
import type { PaymentChannel } from '#contract/billing/payment-channel'
import { runTransaction } from '../db/transaction-retry'
import { effectivePlan } from '../membership/plans-and-products/effective-plan'
import { listProducts, productFor, type Product } from '../membership/plans-and-products/products.queries'
import { couponDiscount } from './coupons/coupon-rules'
import { lockCoupon } from './coupons/coupons.queries'
import { couponError, findCouponRefusal } from './coupons/use-coupon'
import { insertOrder, listOpenUserOrders, markOrderReplaced, updateOrder } from './orders.queries'
import type { OrderRow } from '../db/schema/order-tables'
import type { Db } from '../db/schema/tables'
import { lockUsers } from '../accounts/users/users.queries'
import type { PayProvider } from '../gateways/pay/pay-provider'
import type { Dependencies } from '../dependencies'
import { ApiError } from '../http/api-error'
import { isOrderReusable, monthSeconds, orderLifeMs } from './order-lifetime'

export type OrderInput = {
  userId: string
  productId: string
  months: CardMonths
  channel: PaymentChannel
  openId: string | null
  couponId?: string
}

/**
 * The open order of a user for a product, an existing or a new one: concurrent calls all get the same. A coupon's use is
 * reserved with the new order, and free again once it is closed.
 * @throws ApiError -8000 for a product this user cannot buy now, or at `coupon` for a coupon they cannot use.
 */
export async function placeOrder(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  pay: PayProvider,
  input: OrderInput,
): Promise<OrderRow> {
  return runTransaction(db, async (trx) => {
    await lockUsers(trx, [input.userId])
    const now = clock()
    const product = await buyableProduct(trx, input, now)
    // After the user, before their orders: the same sequence everywhere.
    const coupon = input.couponId === undefined ? undefined : await lockCoupon(trx, input.couponId)
    const discount_fen = coupon ? couponDiscount(coupon, product.price_fen) : 0
    const offer = {
      seconds: input.months * monthSeconds,
      price_fen: product.price_fen - discount_fen,
      coupon_id: coupon?.id ?? null,
      app_id: pay.appId,
      open_id: input.openId,
      simulated: pay.simulated ? 1 : 0,
    }
    const { userId, productId: product_id, channel } = input
    const open = await listOpenUserOrders(trx, { userId, product_id, channel })
    const offered = open.find(({ replaced }) => replaced === 0)
    // An order with a coupon is offered again even when another replaced it: it holds the use.
    const existing = open.find(
      (order) => (order === offered || order.coupon_id !== null) && isOrderReusable(order, offer, now),
    )
    if (existing && existing === offered) return existing
    if (offered) await markOrderReplaced(trx, offered.id)
    if (existing) {
      await updateOrder(trx, existing.id, { replaced: 0 })
      return { ...existing, replaced: 0 }
    }
    const refusal = coupon && (await findCouponRefusal(trx, coupon, { userId, product, now }))
    if (refusal) throw couponError(refusal)
    const order: OrderRow = {
      id: randomBytes(16).toString('hex'),
      user_id: userId,
      product_id,
      level: product.level,
      discount_fen,
      description: `智能简历 ${cardName(product.name, input.months)}`,
      channel,
      ...offer,
      state: 'created',
      replaced: 0,
      pay_reference: null,
      reference_asked_at: null,
      asked_at: null,
      transaction_id: null,
      created_at: now,
      // Rounded to seconds, as WeChat's API takes it.
      expires_at: Math.floor((now + orderLifeMs) / 1000) * 1000,
      paid_at: null,
      changed_at: now,
    }
    await insertOrder(trx, order)
    return order
  })
}

async function buyableProduct(db: Db, input: OrderInput, now: number): Promise<Product> {
  const { userId, productId, months } = input
  const plan = (await listProducts(db)).find(({ id }) => id === productId)
  const product = plan && productFor(plan, months)
  if (!product) throw new ApiError(ApiCodes.invalidInput, 'productOff')
  const { product: currentPlan } = await effectivePlan(db, userId, now)
  if (currentPlan.level > product.level) throw new ApiError(ApiCodes.invalidInput, 'lowerPlan')
  return product
}

/** 基础月卡, 基础年卡: what the order is called at WeChat Pay and on the invoice. */
function cardName(planName: string, months: CardMonths): string {
  return months === 1
    ? planName
    : planName.replace(/月卡$/, '') + { 3: '季卡', 6: '半年卡', 12: '年卡' }[months]
}
