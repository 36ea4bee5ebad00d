import { BenefitIds } from '#contract/billing/benefits'
import { ApiCodes } from '#contract/http/api-codes'
import { beforeEach, describe, expect, test } from 'vitest'
import { databases } from '../../testing/databases'
import { createTestUser, grantMembership, type TestUser } from '../../testing/test-person'
import { failure, useTestApi } from '../../testing/test-api'

const day = 24 * 3_600_000

describe.each(databases)('benefits on $name', ({ empty }) => {
  let person: TestUser
  const api = useTestApi(empty)
  beforeEach(async () => {
    api.time.now = Date.UTC(2026, 4, 10)
    person = await createTestUser(api)
  })
  const grant = (level: number, days: number) => grantMembership(api, person, level, days)
  const consume = (benefitId: number) => person.call('consumeBenefit', { benefitId })
  const left = async (benefitId: number) =>
    (await person.call('fetchPlanBenefits', {})).data.benefits[benefitId]

  test("plans are listed with prices and benefits in the caller's language", async () => {
    const { data } = await api.call('listProducts', {})
    const sorts = data.map(({ productId, price, onSale }: Record<string, unknown>) => [
      productId,
      price,
      onSale,
    ])
    expect(sorts).toEqual([
      ['01', 0, false],
      ['100', 0, false],
      ['200', 990, true],
      ['300', 2990, true],
    ])
    expect((await api.call('findProduct', { id: '300' })).data.benefits).toEqual({
      CatPoints: { val: 1, unitDisplay: '次' },
      ChatVipCount: { val: 200, unitDisplay: '次/月' },
      ChatFreeCount: { val: 0, unitDisplay: '次' },
      ResumeMaxNum: { val: 30, unitDisplay: '份' },
      ResumeMaxDownloadCount: { val: -1, unitDisplay: '次/月' },
      ResumeTemplateLevel: { val: -1, unitDisplay: '' },
    })
    const english = (await api.call('findProduct', { id: '01' }, 'en')).data.benefits.ResumeMaxDownloadCount
    expect(english).toEqual({ val: 1, unitDisplay: 'a month' })
    expect((await api.call('findProduct', { id: '400' as '01' })).code).toBe(ApiCodes.invalidInput)
  })

  test('benefits are consumed one by one, not below zero', async () => {
    expect(await consume(BenefitIds.catPoints)).toMatchObject({ code: 0, data: { left: 0 } })
    expect(await left(BenefitIds.catPoints)).toBe(0)
    expect(await consume(BenefitIds.catPoints)).toMatchObject(
      failure(ApiCodes.quotaExceeded, '这项权益的次数已用完'),
    )
    expect((await consume(BenefitIds.chatFreeCount)).code).toBe(ApiCodes.quotaExceeded)
  })

  test('of 60 concurrent uses no more succeed than there are', async () => {
    await grant(200, 31)
    const taken = await Promise.all(
      Array.from({ length: 60 }, () => consume(BenefitIds.resumeMaxDownloadCount)),
    )
    const lefts = taken.filter(({ code }) => code === 0).map(({ data }) => data.left as number)
    expect(lefts.sort((a, b) => a - b)).toEqual(Array.from({ length: 30 }, (_, n) => n))
    expect(await left(BenefitIds.resumeMaxDownloadCount)).toBe(0)
  })

  test("answers of a paid plan renew at the month's start in Shanghai, and points do not", async () => {
    api.time.now = Date.UTC(2026, 4, 31, 15, 59, 59, 999)
    expect(await left(BenefitIds.chatVipCount)).toBe(0)
    await grant(100, 31)
    expect(await left(BenefitIds.chatVipCount)).toBe(30)
    expect((await consume(BenefitIds.chatVipCount)).data).toEqual({ left: 29 })
    await consume(BenefitIds.catPoints)
    await grant(300, 1)
    expect(await left(BenefitIds.chatVipCount)).toBe(199)
    api.time.now += 1
    expect(await left(BenefitIds.chatVipCount)).toBe(200)
    expect(await left(BenefitIds.catPoints)).toBe(0)
    api.time.now += 3 * day
    expect(await left(BenefitIds.chatVipCount)).toBe(30)
  })

  test('unlimited benefits are never counted', async () => {
    await grant(300, 31)
    for (let n = 0; n < 3; n++)
      expect((await consume(BenefitIds.resumeMaxDownloadCount)).data).toEqual({ left: -1 })
    expect(
      await api.db.selectFrom('benefit_counters').selectAll().where('user_id', '=', person.userId).execute(),
    ).toEqual([])
  })

  test.each([BenefitIds.resumeMaxNum, BenefitIds.resumeTemplateLevel, 7])(
    'benefit %i cannot be consumed',
    async (id) => {
      expect((await consume(id)).code).toBe(ApiCodes.invalidInput)
    },
  )

  test('a membership lists its current and next periods and its grants', async () => {
    await grant(200, 31)
    api.time.now += day
    await grant(300, 31)
    const now = api.time.now
    expect((await person.call('readMembership', {})).data).toEqual({
      spans: [
        { plan: '300', from: now, to: now + 31 * day },
        { plan: '200', from: now + 31 * day, to: now + 61 * day },
      ],
      ledger: [
        { plan: '300', seconds: 31 * 86_400, source: 'admin', at: now },
        { plan: '200', seconds: 31 * 86_400, source: 'admin', at: now - day },
      ],
      points: [],
    })
    expect((await (await createTestUser(api)).call('readMembership', {})).data).toEqual({
      spans: [],
      ledger: [],
      points: [],
    })
  })
})
