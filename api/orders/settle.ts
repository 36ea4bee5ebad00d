import type { Kysely } from 'kysely'
import { BeginAgain, inTransaction } from '../accounts/begin-again'
import { insertAudit } from '../db/audit-log'
import { insertGrant } from '../db/benefits'
import { changeOrder, findOrder, lockOrder } from '../db/orders'
import type { OrderRow } from '../db/order-tables'
import type { Tables } from '../db/tables'
import { lockUsers } from '../db/users'
import type { Payment } from '../gateways/pay/pay-provider'
import type { Parts } from '../parts'
import { stateAfter } from '../rules/order-state'

type Db = Kysely<Tables>
type Some = Pick<Parts, 'db' | 'clock' | 'log'>

/** `known`: settled before. `wrong`: not what the order asks for, so nothing was given. */
export type Settled = 'granted' | 'paid' | 'known' | 'wrong' | 'no such order'

/**
 * The one way from money to membership, for notifications, checks and the sweeper alike: the order and the ledger change
 * in one transaction, once. Whose account is gone gets nothing; the order stays `paid`, for a refund.
 */
export async function settlePayment({ db, clock, log }: Some, payment: Payment): Promise<Settled> {
  const settled = await inTransaction(db, async (trx) => {
    const order = await lockOrderAndOwner(trx, payment.tradeNo)
    if (!order) return 'no such order'
    if (payment.fen !== order.price_fen || payment.appId !== order.app_id) return 'wrong'
    const paid = stateAfter(order.state, 'pay')
    if (!paid) return 'known'
    const now = clock()
    const state = order.user_id === null ? paid : stateAfter(paid, 'grant')!
    await changeOrder(trx, order.id, {
      state,
      transaction_id: payment.transactionId,
      paid_at: payment.paidAt,
      changed_at: now,
    })
    if (order.user_id === null) return 'paid'
    await insertGrant(trx, {
      ...grantOf(order, order.user_id),
      id: grantId(order),
      source: 'order',
      created_at: now,
    })
    return 'granted'
  })
  const { tradeNo } = payment
  if (settled === 'wrong') log.error({ tradeNo }, 'a payment is not what its order asks for')
  if (settled === 'paid') log.warn({ tradeNo }, 'a payment came for an account that is gone: refund it')
  if (settled === 'granted') log.info({ tradeNo }, 'an order was paid')
  return settled
}

/** The money went back: what the order gave is taken out of the ledger by a line of its own. @returns whether this call did it. */
export async function refundOrder({ db, clock, log }: Some, tradeNo: string): Promise<boolean> {
  const refunded = await inTransaction(db, async (trx) => {
    const order = await lockOrderAndOwner(trx, tradeNo)
    const now = clock()
    if (!order || !(await takeBack(trx, order, now))) return false
    await insertAudit(trx, {
      actor: 'weixin',
      actorId: null,
      action: 'refundSettled',
      subject: { kind: 'order', id: order.id },
      before: { order: order.state },
      after: { order: 'refunded' },
      reason: '',
      at: now,
    })
    return true
  })
  if (refunded) log.info({ tradeNo }, 'an order was refunded')
  return refunded
}

/** For use in a transaction that locked the order and its owner. @returns whether this call did it. */
export async function takeBack(trx: Db, order: OrderRow, now: number): Promise<boolean> {
  const state = stateAfter(order.state, 'refund')
  if (!state) return false
  await changeOrder(trx, order.id, { state, changed_at: now })
  if (order.state !== 'granted' || order.user_id === null) return true
  const { seconds, ...grant } = grantOf(order, order.user_id)
  const id = `refund-${order.id}`
  await insertGrant(trx, { ...grant, id, seconds: -seconds, source: 'refund', created_at: now })
  return true
}

/** It was not paid and can be no more. @returns whether this call closed it. */
export async function closeOrder({ db, clock }: Some, tradeNo: string): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    const order = await lockOrder(trx, tradeNo)
    const state = order && stateAfter(order.state, 'close')
    if (!state) return false
    await changeOrder(trx, order.id, { state, changed_at: clock() })
    return true
  })
}

/** The same for every settlement of an order: the ledger itself takes it once. */
function grantId({ id }: OrderRow): string {
  return `order-${id}`
}

function grantOf({ level, seconds }: OrderRow, userId: string) {
  return { user_id: userId, level, seconds }
}

/** The owner first, as everybody locks who gives or merges. */
export async function lockOrderAndOwner(db: Db, id: string): Promise<OrderRow | undefined> {
  const seen = await findOrder(db, id)
  if (!seen) return undefined
  if (seen.user_id !== null) await lockUsers(db, [seen.user_id])
  const order = await lockOrder(db, id)
  if (order?.user_id !== seen.user_id) throw new BeginAgain()
  return order
}
