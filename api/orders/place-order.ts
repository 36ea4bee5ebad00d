import { randomBytes } from 'node:crypto'
import { ApiCodes } from '#contract/http/api-codes'
import type { PaymentChannel } from '#contract/billing/order'
import { runTransaction } from '../db/transaction-retry'
import { effectivePlan } from '../membership/plans-and-products/effective-plan'
import { listProducts, type Product } from '../membership/plans-and-products/products.queries'
import { findReusableOrder, insertOrder, markOrderReplaced } from './orders.queries'
import type { OrderRow } from '../db/schema/order-tables'
import type { Db } from '../db/schema/tables'
import { lockUsers } from '../accounts/users/users.queries'
import type { PayProvider } from '../gateways/pay/pay-provider'
import type { Dependencies } from '../dependencies'
import { ApiError } from '../http/api-error'
import { isOrderReusable, monthSeconds, orderLifeMs } from './order-lifetime'

export type OrderInput = { userId: string; productId: string; channel: PaymentChannel; openId: string | null }

/**
 * The open order of a user for a product, an existing or a new one: concurrent calls all get the same.
 * @throws ApiError -8000 for a product this user cannot buy now.
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
    const offer = {
      price_fen: product.price_fen,
      app_id: pay.appId,
      open_id: input.openId,
      simulated: pay.simulated ? 1 : 0,
    }
    const { userId, productId: product_id, channel } = input
    const existing = await findReusableOrder(trx, { userId, product_id, channel })
    if (existing && isOrderReusable(existing, offer, now)) return existing
    if (existing) await markOrderReplaced(trx, existing.id)
    const order: OrderRow = {
      id: randomBytes(16).toString('hex'),
      user_id: userId,
      product_id,
      level: product.level,
      seconds: monthSeconds,
      description: `智能简历 ${product.name}`,
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

async function buyableProduct(db: Db, { userId, productId }: OrderInput, now: number): Promise<Product> {
  const product = (await listProducts(db)).find(({ id }) => id === productId)
  if (!product?.buyable || product.price_fen <= 0) throw new ApiError(ApiCodes.invalidInput, 'productOff')
  const { product: currentPlan } = await effectivePlan(db, userId, now)
  if (currentPlan.level > product.level) throw new ApiError(ApiCodes.invalidInput, 'lowerPlan')
  return product
}
