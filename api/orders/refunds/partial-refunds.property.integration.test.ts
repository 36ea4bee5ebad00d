import fc from 'fast-check'
import { sizeOf } from '#tests/sizes'
import { describe, expect, test } from 'vitest'
import { PayFailure, type RefundStatus } from '../../gateways/pay/pay-provider'
import { databases } from '../../testing/databases'
import { monthGrant, useTestOrders } from '../../testing/test-orders'
import { createTestAdmin } from '../../testing/test-person'
import { reconcileRefunds } from './reconcile-refunds'

const taken = { ...monthGrant, seconds: -monthGrant.seconds, source: 'refund' }
const nth = fc.nat(5)
const event = fc.oneof(
  {
    weight: 4,
    // Few wishes, so that forms are sent again; amounts that add up to the price, or above it.
    arbitrary: fc.record({
      do: fc.constant('refund' as const),
      fen: fc.constantFrom(1, 90, 300, 330, 600, 990, 991),
      wish: fc.nat(3),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('merchant' as const), fen: fc.constantFrom(90, 330) }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('finish' as const),
      nth,
      is: fc.constantFrom('done' as const, 'done' as const, 'closed' as const, 'abnormal' as const),
    }),
  },
  // Any notification so far: early ones late, and again.
  { weight: 4, arbitrary: fc.record({ do: fc.constant('notify' as const), nth: fc.nat(20) }) },
  { weight: 2, arbitrary: fc.constant({ do: 'look' as const }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('sweep' as const), fault: fc.boolean() }) },
)
const moments = fc.array(fc.array(event, { minLength: 1, maxLength: 4 }), { minLength: 3, maxLength: 14 })
type Event = typeof event extends fc.Arbitrary<infer E> ? E : never

describe.each(databases)('any sequence of partial refunds on $name', ({ empty }) => {
  const { api, pay, order, notify, grants, reset } = useTestOrders(empty)

  async function runSequence(all: Event[][]) {
    await reset()
    const admin = await createTestAdmin(api)
    const { tradeNo } = await order()
    await notify(pay.pay(tradeNo))
    const sent: RefundStatus[] = []
    const numbers = () => [...pay.refunds.keys()]
    const isFinal = (refundNo: string) => ['done', 'closed'].includes(pay.refunds.get(refundNo)!.is)
    const look = async () => (await admin.call('findOrderAsAdmin', { number: tradeNo })).data
    const finish = (refundNo: string | undefined, is: RefundStatus['is']) => {
      if (refundNo && !isFinal(refundNo)) sent.push(pay.finishRefund(refundNo, is))
    }

    async function run(one: Event): Promise<unknown> {
      if (one.do === 'refund')
        return admin.call('refundOrder', {
          tradeNo,
          fen: one.fen,
          wish: `wish-${one.wish}-form`,
          reason: '退',
        })
      if (one.do === 'merchant')
        return void sent.push(...[pay.refundOnPlatform(tradeNo, one.fen) ?? []].flat())
      if (one.do === 'finish') return finish(numbers()[one.nth % Math.max(1, numbers().length)], one.is)
      if (one.do === 'notify') return sent.length > 0 && notify(sent[one.nth % sent.length])
      if (one.do === 'look') return look()
      api.time.now += 61_000
      pay.failures.next = () => (one.fault ? new PayFailure('unavailable', 'HTTP 502') : undefined)
      await reconcileRefunds(api.deps)
      pay.failures.next = undefined
    }

    const sumOf = (refunds: Iterable<{ fen: number; state?: string; is?: string }>) =>
      [...refunds].reduce((sum, one) => ((one.state ?? one.is) === 'done' ? sum + one.fen : sum), 0)

    for (const moment of all) {
      await Promise.all(moment.map(run))
      const { refunds } = await look()
      expect(sumOf(refunds)).toBeLessThanOrEqual(990)
      expect(sumOf(pay.refunds.values())).toBeLessThanOrEqual(990)
      expect((await grants()).filter(({ source }) => source === 'refund').length).toBeLessThanOrEqual(1)
    }
    // Everything is settled at last, and both sides agree.
    for (const refundNo of numbers()) finish(refundNo, 'done')
    for (const status of [...sent, ...sent].reverse()) await notify(status)
    for (let round = 0; round < 3; round++) {
      api.time.now += 61_000
      await reconcileRefunds(api.deps)
      for (const refundNo of numbers()) finish(refundNo, 'done')
    }
    const { refunds, state } = await look()
    const total = sumOf(refunds)
    expect(total).toBe(sumOf(pay.refunds.values()))
    expect(new Set(refunds.map((one: { refundNo: string }) => one.refundNo)).size).toBe(refunds.length)
    // The ledger has no order of its own.
    const ledger = (await grants()).sort((a, b) => b.seconds - a.seconds)
    expect([state, ledger]).toEqual(
      total === 990 ? ['refunded', [monthGrant, taken]] : ['granted', [monthGrant]],
    )
    return { total, count: refunds.length }
  }

  test(
    'never refunds more than was paid, and revokes the membership once, with the last of the money',
    { tags: ['sized'], timeout: 120_000 },
    async () => {
      const seen = { partial: 0, whole: 0, several: 0 }
      await fc.assert(
        fc.asyncProperty(moments, async (all) => {
          const { total, count } = await runSequence(all)
          if (total === 990) seen.whole++
          else if (total > 0) seen.partial++
          if (count > 1) seen.several++
        }),
        { numRuns: sizeOf(25, 150) },
      )
      // Guards against runs that refund nothing.
      for (const count of Object.values(seen)) expect(count).toBeGreaterThan(sizeOf(1, 10))
    },
  )
})
