import fc from 'fast-check'
import { sizeOf } from '#tests/sizes'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDatabase } from '../db/open-database'
import type { Db } from '../db/schema/tables'
import { type ChaosEvent, createChaoticOrders } from '../testing/chaotic-orders'
import { databases, type EmptyDatabase } from '../testing/databases'

const order = fc.nat(2)
const oneOf = <T extends string>(...words: [T, ...T[]]) => fc.constantFrom(...words)
const act = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ do: oneOf('order'), user: fc.nat(1), productId: oneOf('200', '300') }),
  },
  { weight: 4, arbitrary: fc.record({ do: oneOf('pay', 'check'), order }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: oneOf('tell'),
      order,
      how: oneOf('right', 'twice', 'forged', 'wrong amount'),
    }),
  },
  { weight: 4, arbitrary: fc.record({ do: oneOf('refund', 'finish refund', 'refund there'), order }) },
  { weight: 2, arbitrary: fc.record({ do: oneOf('cancel'), order }) },
  { weight: 1, arbitrary: fc.record({ do: oneOf('sweep') }) },
  {
    weight: 2,
    // Clocks jump, also backwards.
    arbitrary: fc.record({
      do: oneOf('wait'),
      ms: fc.constantFrom(1, 2_000, 121_000, 600_000, 2_000_000, -300_000),
    }),
  },
)
const luck = fc.oneof(
  { weight: 5, arbitrary: fc.constant({}) },
  { weight: 1, arbitrary: fc.record({ crash: fc.boolean(), fault: fc.boolean() }) },
)
const event = fc.tuple(act, luck).map(([one, how]): ChaosEvent => ({ ...one, ...how }))
/** Events that run concurrently. */
const moment = fc.array(event, { minLength: 1, maxLength: 5, size: 'max' })
const moments = fc.array(moment, { minLength: 3, maxLength: 12, size: 'max' })

describe.each(databases)('orders on $name', ({ empty }) => {
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

  test(
    'in any sequence of events a payment is granted once, a refund revokes once, and nothing else changes the ledger',
    { tags: ['sized'], timeout: 120_000 },
    async () => {
      const seen = { orders: 0, paid: 0, refunded: 0 }
      await fc.assert(
        fc.asyncProperty(moments, async (all) => {
          const market = await createChaoticOrders(db, 2)
          for (const moment of all) await market.runConcurrently(moment)
          await market.settleEverything()
          const { orders, paid, refunded } = market.counts()
          seen.orders += orders
          seen.paid += paid
          seen.refunded += refunded
          expect(await market.findViolations()).toEqual([])
        }),
        { numRuns: sizeOf(25, 100) },
      )
      // Guards against runs without enough payments.
      expect(seen.paid).toBeGreaterThan(sizeOf(12, 50))
      expect(seen.refunded).toBeGreaterThan(sizeOf(0, 3))
      expect(seen.orders - seen.paid).toBeGreaterThan(sizeOf(12, 50))
    },
  )
})
