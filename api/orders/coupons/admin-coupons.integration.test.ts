import type { CouponTerms } from '#contract/admin/admin-coupon'
import { ApiCodes } from '#contract/http/api-codes'
import { describe, expect, test } from 'vitest'
import { databases } from '../../testing/databases'
import { useTestCoupons } from '../../testing/test-coupons'

const DAY_MS = 24 * 60 * 60_000

describe.each(databases)('coupons of admins on $name', ({ empty }) => {
  const { api, admin, terms, create, orderWith, listed } = useTestCoupons(empty)

  test('creating is audited once, however often it is pressed', async () => {
    expect((await create()).code).toBe(ApiCodes.ok)
    expect((await create()).code).toBe(ApiCodes.ok)
    expect(await listed()).toMatchObject([
      { ...terms({ code: 'SPRING26' }), state: 'open', used: 0, pending: 0 },
    ])
    const audit = (await admin.call('listAudit', { filter: 'coupon' })).data.rows.filter(
      ({ subject }: { subject: { id: string } }) => subject.id === 'SPRING26',
    )
    expect(audit[0]).toMatchObject({
      action: 'couponCreated',
      after: { couponPercent: 20, plans: '200, 300', maxUses: 10 },
      reason: '开学季',
    })
  })

  test.each<[string, Partial<CouponTerms>, Record<string, string>]>([
    ['a short code', { code: 'ABC' }, { code: 'couponCode' }],
    ['a code with other letters', { code: '春天2026' }, { code: 'couponCode' }],
    ['91 percent', { value: 91 }, { value: 'digits:1–90' }],
    ['an amount of over 10,000 yuan', { kind: 'amount', value: 1_000_001 }, { value: 'price' }],
    ['no plan', { plans: [] }, { plans: 'couponPlans' }],
    ['no days', { startsAt: 6, endsAt: 5 }, { endsAt: 'couponDays' }],
    ['no uses', { maxUses: 0 }, { maxUses: 'digits:1–1000000' }],
  ])('%s is refused at its field', async (_, change, fields) => {
    expect((await create(change)).data.fields).toEqual(fields)
  })

  test('a code that exists with other terms is taken', async () => {
    await create()
    expect((await create({ value: 30 })).data.fields).toEqual({ code: 'couponTaken' })
  })

  test('the list is filtered by state and searched by code and note', async () => {
    await create({ code: 'OPEN1' })
    await create({ code: 'LATER1', startsAt: api.time.now + DAY_MS })
    await create({ code: 'GONE1', startsAt: api.time.now - DAY_MS, endsAt: api.time.now, note: '去年' })
    await create({ code: 'STOPPED1' })
    await create({ code: 'FULL1', maxUses: 1 })
    await admin.call('changeCoupon', { code: 'STOPPED1', to: 'disabled' })
    await orderWith('FULL1')
    const codes = async (query: object) =>
      (await listed(query)).map(({ code, state }: { code: string; state: string }) => `${code} ${state}`)
    expect(await codes({ filter: 'open' })).toEqual(['OPEN1 open'])
    expect(await codes({ filter: 'coming' })).toEqual(['LATER1 coming'])
    expect(await codes({ filter: 'over' })).toEqual(['GONE1 over'])
    expect(await codes({ filter: 'usedUp' })).toEqual(['FULL1 usedUp'])
    expect(await codes({ filter: 'disabled' })).toEqual(['STOPPED1 disabled'])
    expect(await codes({ search: 'fu' })).toEqual(['FULL1 usedUp'])
    expect(await codes({ search: '去年' })).toEqual(['GONE1 over'])
  })

  test('an unknown coupon cannot be changed', async () => {
    expect((await admin.call('changeCoupon', { code: 'NOSUCH', to: 'disabled' })).code).toBe(
      ApiCodes.notFound,
    )
  })
})
