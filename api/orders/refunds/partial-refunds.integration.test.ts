import { ApiCodes } from '#contract/http/api-codes'
import { beforeEach, describe, expect, test } from 'vitest'
import { PayFailure } from '../../gateways/pay/pay-provider'
import { reconcileRefunds } from './reconcile-refunds'
import { databases } from '../../testing/databases'
import { monthGrant, useTestOrders } from '../../testing/test-orders'
import { createTestAdmin, type TestUser } from '../../testing/test-person'
import { failure } from '../../testing/test-api'

const taken = { ...monthGrant, seconds: -monthGrant.seconds, source: 'refund' }

describe.each(databases)('partial refunds by admins on $name', ({ empty }) => {
  const { api, pay, order, notify, person, findState, grants } = useTestOrders(empty)
  let admin: TestUser
  let tradeNo: string
  let wishes = 0
  beforeEach(async () => {
    admin = await createTestAdmin(api)
    ;({ tradeNo } = await order())
    await notify(pay.pay(tradeNo))
  })
  const newWish = () => `wish-number-${++wishes}`
  const refund = (fen: number, wish = newWish()) =>
    admin.call('refundOrder', { tradeNo, fen, wish, reason: '少用了几天' })
  const finish = (n: number) => notify(pay.finishRefund(`${tradeNo}R${n}`))
  const read = async () => (await admin.call('findOrderAsAdmin', { number: tradeNo })).data
  const requests = () => pay.calls.filter(({ what }) => what === 'refund')

  test('parts are refunded one after another, and the membership is revoked once with the last of them', async () => {
    for (const [n, fen, left] of [
      [1, 100, 890],
      [2, 1, 889],
    ] as const) {
      expect((await refund(fen)).data.refunds).toHaveLength(n)
      await finish(n)
      expect(await read()).toMatchObject({ state: 'granted', refundableFen: left })
      expect(await grants()).toEqual([monthGrant])
      const [mine] = (await person.call('listOrders', {})).data
      expect(mine).toMatchObject({ tradeNo, refundedFen: 890 + 100 - left, invoice: null })
    }
    await refund(889)
    await finish(3)
    expect([await grants(), await findState(tradeNo)]).toEqual([[monthGrant, taken], 'refunded'])
    expect(await refund(1)).toMatchObject({ code: ApiCodes.conflict })
  })

  test('a form sent twenty times at once is one refund', async () => {
    const wish = newWish()
    const answers = await Promise.all(Array.from({ length: 20 }, () => refund(300, wish)))
    expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([ApiCodes.ok]))
    await finish(1)
    expect((await refund(300, wish)).code).toBe(ApiCodes.ok)
    expect((await read()).refunds).toHaveLength(1)
    expect([...pay.refunds.values()].reduce((sum, { fen }) => sum + fen, 0)).toBe(300)
  })

  test('a form with another amount after it was sent is refused', async () => {
    const wish = newWish()
    await refund(300, wish)
    await finish(1)
    expect(await refund(200, wish)).toMatchObject(
      failure(ApiCodes.conflict, expect.stringContaining('已经提交过')),
    )
  })

  test('two admins at once make one refund; the second one is told to wait', async () => {
    const answers = await Promise.all([refund(600), refund(600)])
    expect(answers.map(({ code }) => code).sort()).toEqual([ApiCodes.conflict, ApiCodes.ok].sort())
    expect(answers.find(({ code }) => code !== ApiCodes.ok)!.data.errorMsg).toContain('还在处理')
    expect(requests()).toHaveLength(1)
  })

  test.each([
    [991, '9.90'],
    [1_000_000, '9.90'],
  ])(
    'a refund of %i fen of 990 is refused at its field, and the provider is not asked',
    async (fen, most) => {
      expect(await refund(fen)).toMatchObject({
        code: ApiCodes.invalidInput,
        data: { fields: { amount: `refundAmount:${most}` } },
      })
      await refund(500)
      await finish(1)
      expect((await refund(491)).data.fields).toEqual({ amount: 'refundAmount:4.90' })
      expect(requests()).toHaveLength(1)
    },
  )

  test.each([0, -1, 1.5, NaN])('a refund of %d fen is refused', async (fen) => {
    expect(await refund(fen)).toMatchObject({ code: ApiCodes.invalidInput })
  })

  test('a part that no longer fits, because the merchant refunded another one, is closed', async () => {
    pay.failures.next = (what) => (what === 'refund' ? new PayFailure('unavailable', 'no') : undefined)
    await refund(600)
    pay.failures.next = undefined
    await notify(pay.refundOnPlatform(tradeNo, 500))
    api.time.now += 61_000
    await reconcileRefunds(api.deps)
    const { refunds, refundableFen } = await read()
    expect(refunds.map(({ state, fen }: { state: string; fen: number }) => [state, fen])).toEqual([
      ['closed', 600],
      ['done', 500],
    ])
    expect(refundableFen).toBe(490)
  })

  test('the order shows when an open refund was and will be queried, and queries it when that is due', async () => {
    await refund(300)
    const queries = () => pay.calls.filter(({ what }) => what === 'queryRefund').length
    const requestedAt = api.time.now
    expect((await read()).refunds).toMatchObject([
      { queriedAt: requestedAt, nextQueryAt: requestedAt + 60_000 },
    ])
    pay.finishRefund(`${tradeNo}R1`)
    api.time.now += 59_000
    expect([(await read()).refunds[0].state, queries()]).toEqual(['processing', 0])
    api.time.now += 1_000
    const pages = await Promise.all(Array.from({ length: 5 }, read))
    expect(queries()).toBe(1)
    expect(pages.some(({ refunds }) => refunds[0].state === 'done')).toBe(true)
    expect((await read()).refunds).toMatchObject([{ state: 'done', nextQueryAt: null }])
  })

  test('the order is shown while the provider does not answer', async () => {
    await refund(300)
    api.time.now += 61_000
    pay.failures.next = () => new PayFailure('unavailable', 'HTTP 502')
    expect((await read()).refunds).toMatchObject([{ state: 'processing', queriedAt: api.time.now }])
  })
})
