import fc from 'fast-check'
import { BenefitIds, UNLIMITED } from '#contract/billing/benefits'
import { describe, expect, test } from 'vitest'
import { insertGrant, decrementSpent } from '../../membership/benefits/benefits.queries'
import { insertPointGrant } from '../../membership/benefits/points.queries'
import { newShortId } from '../../ids-and-hashes'
import { ApiError } from '../../http/api-error'
import { databases } from '../../testing/databases'
import { createTestUser } from '../../testing/test-person'
import { useTestApi } from '../../testing/test-api'
import { remainingAnswers, reserveAnswer } from './reserve-answer'

const { chatFreeCount, chatVipCount, catPoints } = BenefitIds
const order = [chatFreeCount, chatVipCount, catPoints] as const
const given = fc.record({
  free: fc.constantFrom(0, 0, 1, 2),
  member: fc.constantFrom(0, 1, 2, 3, UNLIMITED),
  food: fc.constantFrom(0, 1, 2),
  onTop: fc.nat(2),
})
/** A charged answer, a failed and refunded one, one refunded after the month ended, and a new month. */
const step = fc.constantFrom('pay', 'pay', 'pay', 'give back', 'give back late', 'month')

describe.each(databases)('charging answers on $name', ({ empty }) => {
  const api = useTestApi(empty)

  async function memberWith({
    free,
    member,
    food,
    onTop,
  }: { [K in 'free' | 'member' | 'food' | 'onTop']: number }) {
    const benefits = JSON.stringify({ [chatFreeCount]: free, [chatVipCount]: member, [catPoints]: food })
    await api.db.updateTable('product_terms').set({ benefits }).where('product_id', '=', '200').execute()
    const { userId } = await createTestUser(api)
    const id = newShortId()
    const grant = { id, user_id: userId, level: 200, seconds: 4_000 * 86_400, source: 'admin' } as const
    await insertGrant(api.db, { ...grant, created_at: api.time.now })
    await insertPointGrant(api.db, { id, user_id: userId, points: onTop, source: 'admin', created_at: 1 })
    return userId
  }
  const nextMonth = () => {
    const there = new Date(api.time.now)
    api.time.now = Date.UTC(there.getUTCFullYear(), there.getUTCMonth() + 1, 2)
  }
  async function reserve(userId: string) {
    try {
      return await api.db.transaction().execute((trx) => reserveAnswer(trx, userId, api.time.now))
    } catch (error) {
      if (error instanceof ApiError) return undefined
      throw error
    }
  }

  test("charges the free count, then the member's monthly count, then points; a refund restores the count of its month", async () => {
    await fc.assert(
      fc.asyncProperty(given, fc.array(step, { minLength: 3, maxLength: 12 }), async (has, steps) => {
        const userId = await memberWith(has)
        const left: Record<number, number> = {
          [chatFreeCount]: has.free,
          [chatVipCount]: has.member,
          [catPoints]: has.food + has.onTop,
        }
        const first = () => order.find((id) => left[id] !== 0)
        const take = (id: number, by: number) => {
          if (left[id] !== UNLIMITED) left[id]! += by
        }
        const monthBegins = () => {
          nextMonth()
          left[chatVipCount] = has.member
        }
        for (const one of steps) {
          if (one === 'month') monthBegins()
          else {
            const expected = first()
            const taken = await reserve(userId)
            expect(taken?.benefit_id).toBe(expected)
            if (taken === undefined || expected === undefined) continue
            take(expected, -1)
            if (one === 'give back late') monthBegins()
            if (one !== 'pay' && taken.period_at !== null) {
              await decrementSpent(api.db, { user_id: userId, ...taken, period_at: taken.period_at })
              // A refund of a past month changes nothing: the new count is full already.
              if (one === 'give back' || expected !== chatVipCount) take(expected, 1)
            }
          }
          const each = order.map((id) => left[id]!)
          const all = each.includes(UNLIMITED) ? UNLIMITED : each.reduce((sum, count) => sum + count, 0)
          expect(await remainingAnswers(api.db, userId, api.time.now)).toBe(all)
        }
      }),
      { numRuns: 40 },
    )
  }, 60_000)
})
