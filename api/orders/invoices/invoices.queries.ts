import type { InvoiceState } from '#contract/billing/invoice'
import { sql } from 'kysely'
import type { InvoiceRequestRow, OrderRow } from '../../db/schema/order-tables'
import type { Db } from '../../db/schema/tables'

export async function findInvoiceRequest(db: Db, orderId: string): Promise<InvoiceRequestRow | undefined> {
  return db.selectFrom('invoice_requests').selectAll().where('order_id', '=', orderId).executeTakeFirst()
}

/** Order → the stored state of its request; only of orders with one. */
export async function findRequestStates(db: Db, orderIds: string[]) {
  if (orderIds.length === 0) return new Map<string, InvoiceRequestRow['state']>()
  const rows = await db
    .selectFrom('invoice_requests')
    .select(['order_id', 'state'])
    .where('order_id', 'in', orderIds)
    .execute()
  return new Map(rows.map(({ order_id, state }) => [order_id, state]))
}

/** What a user's last request for another order said. */
export async function findLatestRequest(db: Db, userId: string, exceptOrderId: string) {
  return db
    .selectFrom('invoice_requests')
    .select(['title_kind', 'title', 'tax_number', 'email'])
    .where('user_id', '=', userId)
    .where('order_id', '<>', exceptOrderId)
    .orderBy('requested_at', 'desc')
    .orderBy('order_id')
    .executeTakeFirst()
}

/** For use in a transaction that locked the order. */
export async function saveInvoiceRequest(db: Db, row: InvoiceRequestRow): Promise<void> {
  const { order_id: _, ...change } = row
  await db
    .insertInto('invoice_requests')
    .values(row)
    .onConflict((conflict) => conflict.column('order_id').doUpdateSet(change))
    .execute()
}

/**
 * An issued invoice is a record of accounting and stays like its order, without the user, their mailbox and
 * their note; any other request ends with the account.
 */
export async function eraseInvoiceRequests(db: Db, userId: string): Promise<void> {
  await db
    .updateTable('invoice_requests')
    .set({ user_id: null, email: '', note: '' })
    .where('user_id', '=', userId)
    .where('state', '=', 'issued')
    .execute()
  await db.deleteFrom('invoice_requests').where('user_id', '=', userId).execute()
}

/** All requests, each with its owner, its order and how much of that was refunded. */
export function selectInvoices(db: Db) {
  return db
    .selectFrom('invoice_requests')
    .innerJoin('orders', 'orders.id', 'invoice_requests.order_id')
    .leftJoin('users', 'users.id', 'orders.user_id')
    .selectAll('invoice_requests')
    .select(['orders.id', 'orders.state as order_state', 'orders.price_fen', 'orders.simulated'])
    .select(['users.id as owner_id', 'users.nickname', 'users.phone'])
    .select(
      sql<string | number>`(select coalesce(sum(refunds.fen), 0) from refunds
        where refunds.order_id = orders.id and refunds.state = 'done')`.as('refunded_fen'),
    )
}
export type InvoiceListRow = Awaited<ReturnType<ReturnType<typeof selectInvoices>['execute']>>[number]

/** What of an order an invoice can be for, in fen: what was paid and not refunded. */
export function invoiceableFen(order: Pick<OrderRow, 'state' | 'price_fen'>, refundedFen: number): number {
  // An order whose refund WeChat told without its amount has no refunds to add up.
  return order.state === 'refunded' ? 0 : order.price_fen - refundedFen
}

/** The state of a request: one that was not issued ends with the refund of its order. */
export function invoiceState(
  { state }: Pick<InvoiceRequestRow, 'state'>,
  order: Pick<OrderRow, 'state'>,
): InvoiceState {
  return state !== 'issued' && order.state === 'refunded' ? 'cancelled' : state
}
