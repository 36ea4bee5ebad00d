import { RetryTransaction, runTransaction } from '../db/transaction-retry'
import { insertAudit } from '../admin/audit-log.queries'
import { insertGrant } from '../membership/benefits/benefits.queries'
import { updateOrder, findOrder, lockOrder } from './orders.queries'
import type { OrderRow } from '../db/schema/order-tables'
import type { Db } from '../db/schema/tables'
import { lockUsers } from '../accounts/users/users.queries'
import type { Payment } from '../gateways/pay/pay-provider'
import type { Dependencies } from '../dependencies'
import { nextOrderState } from './order-state'

type Deps = Pick<Dependencies, 'db' | 'clock' | 'log'>

/**
 * `known`: settled before. `wrong`: the amount or the app does not match the order, so nothing was granted.
 */
export type Settlement = 'granted' | 'paid' | 'known' | 'wrong' | 'no such order'

/**
 * The only way from a payment to a membership, for notifications, checks and reconciliation alike: the order
 * and the ledger change in one transaction, once. If the account was erased, nothing is granted and the order
 * stays `paid`, for a refund.
 */
export async function settlePayment({ db, clock, log }: Deps, payment: Payment): Promise<Settlement> {
  const settlement = await runTransaction(db, async (trx) => {
    const order = await lockOrderAndOwner(trx, payment.tradeNo)
    if (!order) return 'no such order'
    if (payment.fen !== order.price_fen || payment.appId !== order.app_id) return 'wrong'
    const paid = nextOrderState(order.state, 'pay')
    if (!paid) return 'known'
    const now = clock()
    const state = order.user_id === null ? paid : nextOrderState(paid, 'grant')!
    await updateOrder(trx, order.id, {
      state,
      transaction_id: payment.transactionId,
      paid_at: payment.paidAt,
      changed_at: now,
    })
    if (order.user_id === null) return 'paid'
    await insertGrant(trx, {
      ...toGrant(order, order.user_id),
      // The same for every settlement of an order, so that the ledger takes it only once.
      id: `order-${order.id}`,
      source: 'order',
      created_at: now,
    })
    return 'granted'
  })
  const { tradeNo } = payment
  if (settlement === 'wrong') log.error({ tradeNo }, 'a payment is not what its order asks for')
  if (settlement === 'paid') log.warn({ tradeNo }, 'a payment came for an account that is gone: refund it')
  if (settlement === 'granted') log.info({ tradeNo }, 'an order was paid')
  return settlement
}

/**
 * Marks an order as refunded and revokes its grant with a ledger row of its own. @returns whether this call
 * did it.
 */
export async function markOrderRefunded({ db, clock, log }: Deps, tradeNo: string): Promise<boolean> {
  const refunded = await runTransaction(db, async (trx) => {
    const order = await lockOrderAndOwner(trx, tradeNo)
    const now = clock()
    if (!order || !(await revokeGrant(trx, order, now))) return false
    await insertAudit(trx, {
      actor: 'weixin',
      action: 'refundSettled',
      subject: { kind: 'order', id: order.id },
      before: { order: order.state },
      after: { order: 'refunded' },
      at: now,
    })
    return true
  })
  if (refunded) log.info({ tradeNo }, 'an order was refunded')
  return refunded
}

/** For use in a transaction that locked the order and its owner. @returns whether this call did it. */
export async function revokeGrant(trx: Db, order: OrderRow, now: number): Promise<boolean> {
  const state = nextOrderState(order.state, 'refund')
  if (!state) return false
  await updateOrder(trx, order.id, { state, changed_at: now })
  if (order.state !== 'granted' || order.user_id === null) return true
  const { seconds, ...grant } = toGrant(order, order.user_id)
  const id = `refund-${order.id}`
  await insertGrant(trx, { ...grant, id, seconds: -seconds, source: 'refund', created_at: now })
  return true
}

/** Closes an order that was not paid and can no longer be. */
export async function closeOrder({ db, clock }: Deps, tradeNo: string): Promise<void> {
  await runTransaction(db, async (trx) => {
    const order = await lockOrder(trx, tradeNo)
    const state = order && nextOrderState(order.state, 'close')
    if (state) await updateOrder(trx, order.id, { state, changed_at: clock() })
  })
}

function toGrant({ level, seconds }: OrderRow, userId: string) {
  return { user_id: userId, level, seconds }
}

/** Locks the owner before the order, in the same sequence as grants and merges, to avoid deadlocks. */
export async function lockOrderAndOwner(db: Db, id: string): Promise<OrderRow | undefined> {
  const unlocked = await findOrder(db, id)
  if (!unlocked) return undefined
  if (unlocked.user_id !== null) await lockUsers(db, [unlocked.user_id])
  const order = await lockOrder(db, id)
  if (order?.user_id !== unlocked.user_id) throw new RetryTransaction()
  return order
}
