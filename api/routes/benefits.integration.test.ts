import { BenefitIds } from '#contract/benefits'
import { Codes } from '#contract/codes'
import { beforeEach, describe, expect, test } from 'vitest'
import { mergeAccounts } from '../accounts/merge'
import { insertGrant } from '../db/benefits'
import { newShortId } from '../keys'
import { databases } from '../testing/databases'
import { newPerson, type Person } from '../testing/person'
import { useTestApi } from '../testing/test-api'

const day = 24 * 3_600_000

describe.each(databases)('benefits on $name', ({ empty }) => {
  let person: Person
  const api = useTestApi(empty)
  beforeEach(async () => {
    api.time.now = Date.UTC(2026, 4, 10)
    person = await newPerson(api)
  })
  const grant = (level: number, days: number, who = person) =>
    insertGrant(api.db, {
      id: newShortId(),
      user_id: who.userId,
      level,
      seconds: (days * day) / 1000,
      source: 'admin',
      created_at: api.time.now,
    })
  const consume = (benefitId: number) => person.call('consumeBenefit', { benefitId })
  const charge = async (content: string, who = person) => {
    const { code, data } = await who.call('chargeDownload', { content: content.padEnd(16, '0') })
    return code === 0 ? data : code
  }
  const left = async (benefitId: number) =>
    (await person.call('fetchPlanBenefits', {})).data.benefits[benefitId]

  test('plans are listed with their prices and what they give, in the caller’s language', async () => {
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
      CatPoints: { val: 1, unitDisplay: '个' },
      ResumeMaxNum: { val: 30, unitDisplay: '份' },
      ResumeMaxDownloadCount: { val: -1, unitDisplay: '次/月' },
      ResumeTemplateLevel: { val: -1, unitDisplay: '' },
    })
    const english = (await api.call('findProduct', { id: '01' }, 'en')).data.benefits.ResumeMaxDownloadCount
    expect(english).toEqual({ val: 1, unitDisplay: 'a month' })
    expect((await api.call('findProduct', { id: '400' as '01' })).code).toBe(Codes.badInput)
  })

  test('are taken one by one, and not below nothing', async () => {
    expect(await consume(BenefitIds.catPoints)).toMatchObject({ code: 0, data: { left: 0 } })
    expect(await left(BenefitIds.catPoints)).toBe(0)
    expect(await consume(BenefitIds.catPoints)).toMatchObject({
      code: Codes.quotaUsedUp,
      data: { errorMsg: '这项权益的次数已经用完' },
    })
    expect((await consume(BenefitIds.chatFreeCount)).code).toBe(Codes.quotaUsedUp)
  })

  test('of 60 taken at once no more are given than there are', async () => {
    await grant(200, 31)
    const taken = await Promise.all(
      Array.from({ length: 60 }, () => consume(BenefitIds.resumeMaxDownloadCount)),
    )
    const lefts = taken.filter(({ code }) => code === 0).map(({ data }) => data.left as number)
    expect(lefts.sort((a, b) => a - b)).toEqual(Array.from({ length: 30 }, (_, n) => n))
    expect(await left(BenefitIds.resumeMaxDownloadCount)).toBe(0)
  })

  test('without a limit are never counted', async () => {
    await grant(300, 31)
    for (let n = 0; n < 3; n++)
      expect((await consume(BenefitIds.resumeMaxDownloadCount)).data).toEqual({ left: -1 })
    expect(
      await api.db.selectFrom('benefit_counters').selectAll().where('user_id', '=', person.userId).execute(),
    ).toEqual([])
  })

  test.each([BenefitIds.resumeMaxNum, BenefitIds.resumeTemplateLevel, 7])(
    '%i is nothing to be taken',
    async (id) => {
      expect((await consume(id)).code).toBe(Codes.badInput)
    },
  )

  test('downloads are there anew when a month begins in Shanghai', async () => {
    api.time.now = Date.UTC(2026, 4, 31, 15, 59, 59, 999)
    expect(await charge('one')).toEqual({ charged: true, left: 0 })
    expect(await charge('two')).toBe(Codes.quotaUsedUp)
    api.time.now += 1
    expect(await left(BenefitIds.resumeMaxDownloadCount)).toBe(1)
    expect(await charge('two')).toEqual({ charged: true, left: 0 })
  })

  test('a clock that is set back into the last month gives none anew', async () => {
    api.time.now = Date.UTC(2026, 5, 1)
    expect(await charge('one')).toEqual({ charged: true, left: 0 })
    api.time.now -= 2 * day
    expect(await charge('two')).toBe(Codes.quotaUsedUp)
  })

  test('the same content again is free, even when nothing is left, in whatever month', async () => {
    expect(await charge('one')).toEqual({ charged: true, left: 0 })
    expect(await charge('one')).toEqual({ charged: false, left: 0 })
    expect(await charge('two')).toBe(Codes.quotaUsedUp)
    // Refused, it was not charged: it is not free either.
    expect(await charge('two')).toBe(Codes.quotaUsedUp)
    api.time.now += 60 * day
    expect(await charge('one')).toEqual({ charged: false, left: 1 })
  })

  test('a quote says what a download would be, and takes nothing', async () => {
    const other = await newPerson(api)
    const quote = async (content: string) =>
      (await person.call('quoteDownload', { content: content.padEnd(16, '0') })).data
    await charge('one', other)
    for (let n = 0; n < 3; n++) expect(await quote('one')).toEqual({ charged: true, left: 1 })
    await charge('one')
    expect(await quote('one')).toEqual({ charged: false, left: 0 })
    expect(await quote('two')).toEqual({ charged: true, left: 0 })
    await grant(300, 31)
    expect(await quote('two')).toEqual({ charged: true, left: -1 })
  })

  test('of 50 downloads of one content at once one is charged', async () => {
    await grant(200, 31)
    const charged = await Promise.all(Array.from({ length: 50 }, () => charge('one')))
    expect(charged.filter((one) => one.charged)).toHaveLength(1)
    expect(await left(BenefitIds.resumeMaxDownloadCount)).toBe(29)
  })

  test('somebody else’s content is not free', async () => {
    const other = await newPerson(api)
    await charge('one', other)
    expect(await charge('one')).toEqual({ charged: true, left: 0 })
  })

  test('what either account downloaded is free for the one they become', async () => {
    const other = await newPerson(api)
    await grant(200, 31, other)
    await charge('one')
    await charge('one', other)
    await charge('two', other)
    await api.db
      .transaction()
      .execute((trx) => mergeAccounts(trx, { from: other.userId, into: person.userId }))
    expect(await charge('two')).toMatchObject({ charged: false })
  })

  test('a membership says what runs, what follows and where it came from', async () => {
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
    expect((await (await newPerson(api)).call('readMembership', {})).data).toEqual({
      spans: [],
      ledger: [],
      points: [],
    })
  })
})
