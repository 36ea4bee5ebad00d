import { sql } from 'kysely'
import { locksRows } from '../db/dialects'
import type { OrderRow } from '../db/schema/order-tables'
import type { Db } from '../db/schema/tables'

export async function insertOrder(db: Db, row: OrderRow): Promise<void> {
  await db.insertInto('orders').values(row).execute()
}

export async function findOrder(db: Db, id: string): Promise<OrderRow | undefined> {
  return db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Finds an order by our number, or by WeChat's transaction id. */
export async function findOrderByNumber(db: Db, number: string): Promise<OrderRow | undefined> {
  return db
    .selectFrom('orders')
    .selectAll()
    .where((order) => order.or([order('id', '=', number), order('transaction_id', '=', number)]))
    .executeTakeFirst()
}

/** Reads an order and locks it until the transaction ends. */
export async function lockOrder(db: Db, id: string): Promise<OrderRow | undefined> {
  const order = db.selectFrom('orders').selectAll().where('id', '=', id)
  return (locksRows(db) ? order.forUpdate() : order).executeTakeFirst()
}

type OpenOrderKey = Pick<OrderRow, 'product_id' | 'channel'> & { userId: string }

/** The open orders of a user for one product and channel: the offered one, and those it replaced. */
export async function listOpenUserOrders(db: Db, { userId, ...kind }: OpenOrderKey): Promise<OrderRow[]> {
  return db
    .selectFrom('orders')
    .selectAll()
    .where((order) => order.and({ user_id: userId, ...kind, state: 'created' }))
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
}

/** Newest first. */
export async function listUserOrders(db: Db, userId: string, limit: number): Promise<OrderRow[]> {
  return db
    .selectFrom('orders')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute()
}

type OrderUpdate = Partial<Omit<OrderRow, 'id' | 'user_id' | 'created_at'>>

export async function updateOrder(db: Db, id: string, change: OrderUpdate): Promise<void> {
  await db.updateTable('orders').set(change).where('id', '=', id).execute()
}

/** Marks an order as replaced: it is no longer offered, but a payment for it still counts. */
export async function markOrderReplaced(db: Db, id: string): Promise<void> {
  await updateOrder(db, id, { replaced: 1 })
}

/**
 * Moves orders to another account. Open ones are marked as replaced: of two open orders nobody knows which
 * one is meant.
 */
export async function mergeOrders(db: Db, { from, into }: { from: string; into: string }): Promise<void> {
  await db
    .updateTable('orders')
    .set({ replaced: 1 })
    .where('user_id', '=', from)
    .where('state', '=', 'created')
    .execute()
  await db.updateTable('orders').set({ user_id: into }).where('user_id', '=', from).execute()
}

/** Whether a time was never, is at or before `before`, or is later than `after`, which only a clock set back explains. */
export function isDue(column: string, before: number, after: number) {
  const at = sql.ref(column)
  return sql<boolean>`(${at} is null or ${at} <= ${before} or ${at} > ${after})`
}

type Claim = { column: 'asked_at' | 'reference_asked_at'; now: number; everyMs: number }

/**
 * Claims the right to query the provider about an open order. @returns whether this call got it. A claim far
 * in the future (the clock was set back) is ignored; one in the near future belongs to a process whose clock
 * is slightly ahead.
 */
export async function claimOrderQuery(db: Db, id: string, { column, now, everyMs }: Claim): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('orders')
    .set({ [column]: now })
    .where('id', '=', id)
    .where('state', '=', 'created')
    .where(isDue(column, now - everyMs, now + everyMs))
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export type DueQuery = { simulated: number; queriedBefore: number; now: number; limit: number }

/** Open orders that were not queried for a while, longest-waiting first. */
export async function listOpenOrders(db: Db, due: DueQuery & { createdBefore: number }): Promise<OrderRow[]> {
  return db
    .selectFrom('orders')
    .selectAll()
    .where('state', '=', 'created')
    .where('simulated', '=', due.simulated)
    .where(isDue('created_at', due.createdBefore, due.now))
    .where(isDue('asked_at', due.queriedBefore, due.now))
    .orderBy('asked_at', (direction) => direction.asc().nullsFirst())
    .orderBy('created_at')
    .limit(due.limit)
    .execute()
}

/** State → number of orders. */
export async function countOrdersByState(db: Db): Promise<Record<string, number>> {
  const rows = await db
    .selectFrom('orders')
    .select(['state', (eb) => eb.fn.countAll().as('count')])
    .groupBy('state')
    .execute()
  return Object.fromEntries(rows.map(({ state, count }) => [state, Number(count)]))
}
