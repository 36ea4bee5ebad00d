import { randomBytes } from 'node:crypto'
import { Codes } from '#contract/codes'
import type { PayChannel } from '#contract/order'
import type { Kysely } from 'kysely'
import { inTransaction } from '../accounts/begin-again'
import { effectivePlan } from '../accounts/plan'
import { listProducts, type Product } from '../db/products'
import { findOfferedOrder, insertOrder, replaceOrder } from '../db/orders'
import type { OrderRow } from '../db/order-tables'
import type { Tables } from '../db/tables'
import { lockUsers } from '../db/users'
import type { PayProvider } from '../gateways/pay/pay-provider'
import type { Parts } from '../parts'
import { Refusal } from '../refusal'
import { isStillOffered, monthSeconds, orderLifeMs } from '../rules/order-offer'

export type Wanted = { userId: string; productId: string; channel: PayChannel; openId: string | null }

/**
 * The open order of a person for a product, the one there is or a new one: of many at once all get the same.
 * @throws Refusal -8000 for what this person cannot buy now
 */
export async function placeOrder(
  { db, clock }: Pick<Parts, 'db' | 'clock'>,
  pay: PayProvider,
  wanted: Wanted,
): Promise<OrderRow> {
  return inTransaction(db, async (trx) => {
    await lockUsers(trx, [wanted.userId])
    const now = clock()
    const product = await buyableProduct(trx, wanted, now)
    const offer = {
      price_fen: product.price_fen,
      app_id: pay.appId,
      open_id: wanted.openId,
      simulated: pay.simulated ? 1 : 0,
    }
    const { userId, productId: product_id, channel } = wanted
    const offered = await findOfferedOrder(trx, { userId, product_id, channel })
    if (offered && isStillOffered(offered, offer, now)) return offered
    if (offered) await replaceOrder(trx, offered.id)
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
      // To the second, as WeChat is told it.
      expires_at: Math.floor((now + orderLifeMs) / 1000) * 1000,
      paid_at: null,
      changed_at: now,
    }
    await insertOrder(trx, order)
    return order
  })
}

async function buyableProduct(
  db: Kysely<Tables>,
  { userId, productId }: Wanted,
  now: number,
): Promise<Product> {
  const product = (await listProducts(db)).find(({ id }) => id === productId)
  if (!product?.buyable || product.price_fen <= 0) throw new Refusal(Codes.badInput, 'productOff')
  const { product: owned } = await effectivePlan(db, userId, now)
  if (owned.level > product.level) throw new Refusal(Codes.badInput, 'lowerPlan')
  return product
}
