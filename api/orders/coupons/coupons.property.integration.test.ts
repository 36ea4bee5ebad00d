import fc from 'fast-check'
import { sizeOf } from '#tests/sizes'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDatabase } from '../../db/open-database'
import type { Db } from '../../db/schema/tables'
import { databases, type EmptyDatabase } from '../../testing/databases'
import { type ChaosEvent, createChaoticOrders } from '../../testing/chaotic-orders'
import { newShortId } from '../../ids-and-hashes'
import { insertCoupon } from './coupons.queries'

const users = 3
const order = fc.nat(3)
const act = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('order' as const),
      user: fc.nat(users - 1),
      productId: fc.constantFrom('200' as const, '300' as const),
      withCoupon: fc.boolean(),
    }),
  },
  { weight: 4, arbitrary: fc.record({ do: fc.constantFrom('pay' as const, 'check' as const), order }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('tell' as const), order, how: fc.constant('right' as const) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constantFrom('refund' as const, 'refund there' as const), order }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('sweep' as const) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('wait' as const),
      ms: fc.constantFrom(1, 121_000, 300_000, 2_000_000),
    }),
  },
)
const luck = fc.oneof(
  { weight: 6, arbitrary: fc.constant({}) },
  { weight: 1, arbitrary: fc.record({ crash: fc.boolean(), fault: fc.boolean() }) },
)
const event = fc.tuple(act, luck).map(([one, how]): ChaosEvent => ({ ...one, ...how }))
const moments = fc.array(fc.array(event, { minLength: 1, maxLength: 6, size: 'max' }), {
  minLength: 3,
  maxLength: 12,
  size: 'max',
})
const limits = fc.record({
  max_uses: fc.integer({ min: 1, max: 4 }),
  uses_per_user: fc.integer({ min: 1, max: 2 }),
})

describe.each(databases)('the uses of a coupon on $name', ({ empty }) => {
  let place: EmptyDatabase
  let db: Db
  beforeAll(async () => {
    place = await empty()
    db = await openDatabase(place.options)
  })
  afterAll(async () => {
    await db.destroy()
    await place.remove()
  })

  /** Every order of the coupon that was not closed, by owner. */
  async function usesByOwner(couponId: string): Promise<number[]> {
    const rows = await db
      .selectFrom('orders')
      .select((row) => row.fn.countAll().as('count'))
      .where('coupon_id', '=', couponId)
      .where('state', '<>', 'closed')
      .groupBy('user_id')
      .execute()
    return rows.map(({ count }) => Number(count))
  }

  test(
    'never exceed its limits, are reserved with an order, released when it is closed, and kept when it is paid',
    { tags: ['sized'], timeout: 120_000 },
    async () => {
      const seen = { used: 0, released: 0, paid: 0 }
      await fc.assert(
        fc.asyncProperty(limits, moments, async (limit, all) => {
          const couponId = newShortId()
          await insertCoupon(db, {
            id: couponId,
            kind: 'percent',
            value: 90,
            plans: '["200","300"]',
            starts_at: 0,
            ends_at: Number.MAX_SAFE_INTEGER,
            first_purchase_only: 0,
            note: '',
            disabled_at: null,
            created_at: 0,
            ...limit,
          })
          const market = await createChaoticOrders(db, users, couponId)
          const expectWithinLimits = async () => {
            const uses = await usesByOwner(couponId)
            expect(uses.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(limit.max_uses)
            expect(Math.max(0, ...uses)).toBeLessThanOrEqual(limit.uses_per_user)
          }
          for (const moment of all) {
            await market.runConcurrently(moment)
            await expectWithinLimits()
          }
          await market.settleEverything()
          await expectWithinLimits()
          expect(await market.findViolations()).toEqual([])
          const orders = await db.selectFrom('orders').selectAll().where('coupon_id', '=', couponId).execute()
          for (const { state, price_fen, discount_fen, product_id } of orders) {
            expect(price_fen).toBeGreaterThanOrEqual(1)
            expect(price_fen + discount_fen).toBe(product_id === '200' ? 990 : 2990)
            if (state === 'closed') seen.released++
            else seen.paid++
          }
          seen.used += orders.length
        }),
        { numRuns: sizeOf(25, 100) },
      )
      // Guards against runs in which nothing happened.
      expect(seen.released).toBeGreaterThan(sizeOf(8, 30))
      expect(seen.paid).toBeGreaterThan(sizeOf(8, 30))
    },
  )
})
