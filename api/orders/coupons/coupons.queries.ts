import { sql } from 'kysely'
import { locksRows } from '../../db/dialects'
import type { CouponRow } from '../../db/schema/coupon-table'
import type { Db } from '../../db/schema/tables'
import { mapUniqueViolation } from '../../db/unique-violation'

export async function findCoupon(db: Db, id: string): Promise<CouponRow | undefined> {
  return db.selectFrom('coupons').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Reads a coupon and locks it until the transaction ends: its uses are reserved one after the other. */
export async function lockCoupon(db: Db, id: string): Promise<CouponRow | undefined> {
  const coupon = db.selectFrom('coupons').selectAll().where('id', '=', id)
  return (locksRows(db) ? coupon.forUpdate() : coupon).executeTakeFirst()
}

/** @throws UniqueViolation for a code that exists */
export async function insertCoupon(db: Db, row: CouponRow): Promise<void> {
  await mapUniqueViolation(db.insertInto('coupons').values(row).execute())
}

export async function setCouponDisabled(db: Db, id: string, disabled_at: number | null): Promise<void> {
  await db.updateTable('coupons').set({ disabled_at }).where('id', '=', id).execute()
}

/** A use is an order that was not closed, so that none can be released twice or forgotten. */
const usesCoupon = sql<boolean>`orders.coupon_id = coupons.id and orders.state <> 'closed'`
const countUses = sql<number>`(select count(*) from orders where ${usesCoupon})`

/** All coupons, each with its uses and those of them that wait for a payment. */
export function selectCoupons(db: Db) {
  return db
    .selectFrom('coupons')
    .selectAll()
    .select([
      countUses.as('used'),
      sql<number>`(select count(*) from orders where ${usesCoupon} and orders.state = 'created')`.as(
        'pending',
      ),
    ])
}
export type CouponListRow = Awaited<ReturnType<ReturnType<typeof selectCoupons>['execute']>>[number]

export const isUsedUp = sql<boolean>`${countUses} >= coupons.max_uses`

type UsesOf = { couponId: string; userId: string; openSince: number }

/**
 * How often a coupon is used: by everybody, by one user, and in that user's unpaid orders. Orders that were placed at or
 * before `openSince` and wait for a payment do not count: they can be closed.
 */
export async function countCouponUses(db: Db, { couponId, userId, openSince }: UsesOf) {
  const isOwn = sql<boolean>`user_id = ${userId}`
  const isOpen = sql<boolean>`state = 'created'`
  const row = await db
    .selectFrom('orders')
    .select([
      sql<number>`count(*)`.as('all'),
      sql<number>`coalesce(sum(case when ${isOwn} then 1 else 0 end), 0)`.as('own'),
      sql<number>`coalesce(sum(case when ${isOwn} and ${isOpen} then 1 else 0 end), 0)`.as('ownOpen'),
    ])
    .where('coupon_id', '=', couponId)
    .where('state', '<>', 'closed')
    .where((order) =>
      order.or([
        order('state', '<>', 'created'),
        order('created_at', '>', openSince),
        order('user_id', 'is', null),
        order('user_id', '<>', userId),
      ]),
    )
    .executeTakeFirstOrThrow()
  return { all: Number(row.all), own: Number(row.own), ownOpen: Number(row.ownOpen) }
}

/** Whether a user ever paid, whatever became of the order. */
export async function hasEverBought(db: Db, userId: string): Promise<boolean> {
  const order = await db
    .selectFrom('orders')
    .select('id')
    .where('user_id', '=', userId)
    .where((row) =>
      row.or([row('paid_at', 'is not', null), row('state', 'in', ['paid', 'granted', 'refunded'])]),
    )
    .limit(1)
    .executeTakeFirst()
  return order !== undefined
}

/** A user's unpaid orders with a coupon. */
export async function listOrdersHolding(db: Db, { couponId, userId }: Omit<UsesOf, 'openSince'>) {
  return db
    .selectFrom('orders')
    .selectAll()
    .where('coupon_id', '=', couponId)
    .where('user_id', '=', userId)
    .where('state', '=', 'created')
    .execute()
}

/** The ids of the plans that some coupon can be used for now; whether it is used up is not asked. */
export async function listCouponPlans(db: Db, now: number): Promise<Set<string>> {
  const rows = await db
    .selectFrom('coupons')
    .select('plans')
    .distinct()
    .where('disabled_at', 'is', null)
    .where('starts_at', '<=', now)
    .where('ends_at', '>', now)
    .execute()
  return new Set(rows.flatMap(({ plans }) => JSON.parse(plans) as string[]))
}
