import { type DueQuery, isDue } from '../orders.queries'
import type { RefundRow } from '../../db/schema/order-tables'
import type { Db } from '../../db/schema/tables'

export async function insertRefund(db: Db, row: RefundRow): Promise<void> {
  await db.insertInto('refunds').values(row).execute()
}

/** All refunds of one order, oldest first. */
export async function listOrderRefunds(db: Db, orderId: string): Promise<RefundRow[]> {
  return db
    .selectFrom('refunds')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

/** Order → how much of it was refunded, in fen; only of orders with a refund. */
export async function sumRefundsByOrder(db: Db, orderIds: string[]): Promise<Map<string, number>> {
  if (orderIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('refunds')
    .select(({ fn }) => ['order_id', fn.sum('fen').as('fen')])
    .where('order_id', 'in', orderIds)
    .where('state', '=', 'done')
    .groupBy('order_id')
    .execute()
  return new Map(rows.map(({ order_id, fen }) => [order_id, Number(fen)]))
}

export async function findRefund(db: Db, id: string): Promise<RefundRow | undefined> {
  return db.selectFrom('refunds').selectAll().where('id', '=', id).executeTakeFirst()
}

type RefundUpdate = Partial<Pick<RefundRow, 'state' | 'asked_at' | 'done_at'>>

export async function updateRefund(db: Db, id: string, change: RefundUpdate): Promise<void> {
  await db.updateTable('refunds').set(change).where('id', '=', id).execute()
}

/** Claims the right to query the provider about a refund. @returns whether this call got it. */
export async function claimRefundQuery(
  db: Db,
  id: string,
  { now, everyMs }: { now: number; everyMs: number },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('refunds')
    .set({ asked_at: now })
    .where('id', '=', id)
    .where(isDue('asked_at', now - everyMs, now + everyMs))
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Open refunds that were not queried for a while. */
export async function listOpenRefunds(db: Db, due: DueQuery): Promise<RefundRow[]> {
  return db
    .selectFrom('refunds')
    .innerJoin('orders', 'orders.id', 'refunds.order_id')
    .selectAll('refunds')
    .where('refunds.state', '=', 'processing')
    .where('orders.simulated', '=', due.simulated)
    .where(isDue('refunds.asked_at', due.queriedBefore, due.now))
    .orderBy('refunds.asked_at', (direction) => direction.asc().nullsFirst())
    .limit(due.limit)
    .execute()
}
