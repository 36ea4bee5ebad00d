import type { InputOf } from '#contract/http/endpoints'
import { ApiCodes } from '#contract/http/api-codes'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { databases } from '../testing/databases'
import { createTestAdmin, createTestUser, grantMembership, type TestUser } from '../testing/test-person'
import { failure, useTestApi } from '../testing/test-api'

type Change = InputOf<'changePlan'>
type Line = Change['lines'][number]
const day = 24 * 3_600_000

describe.each(databases)('plans that admins edit on $name', ({ empty }) => {
  const api = useTestApi(empty)
  let admin: TestUser
  beforeAll(async () => void (admin = await createTestAdmin(api)))
  beforeEach(() => void (api.time.now = Math.max(api.time.now, Date.UTC(2026, 4, 10)) + day))

  const planOf = async (id: string) =>
    (await admin.call('listProductsAsAdmin', {})).data.find((plan: { id: string }) => plan.id === id)
  /** The terms of a plan as sold now, with some counts changed. */
  async function wishOf(id: Change['id'], counts: Record<string, number>): Promise<Change> {
    const { lines, order, isRecommended, description, revision } = await planOf(id)
    const changed = (lines as Line[]).map((line) => ({ ...line, val: counts[line.type] ?? line.val }))
    return { id, seen: revision, lines: changed, order, isRecommended, description, reason: '调整' }
  }
  const change = async (id: Change['id'], counts: Record<string, number>) =>
    admin.call('changePlan', await wishOf(id, counts))
  const shownOf = async (id: string, language = 'zh-CN') =>
    (await api.call('listProducts', {}, language)).data.find(
      ({ productId }: { productId: string }) => productId === id,
    )
  async function newMember(level = 200) {
    const person = await createTestUser(api)
    await grantMembership(api, person, level, 62)
    return person
  }
  const downloadsOf = async (person: TestUser) =>
    (await person.call('fetchPlanBenefits', {})).data.benefits['2']
  const nextMonth = () => {
    const there = new Date(api.time.now)
    api.time.now = Date.UTC(there.getUTCFullYear(), there.getUTCMonth() + 1, 2)
  }

  test('new counts show on the pricing page at once, and apply to members next month', async () => {
    const [member, invited] = [await newMember(), await newMember(100)]
    api.time.now += day
    const { code } = await change('200', { ResumeMaxDownloadCount: 40 })
    expect(code).toBe(0)
    expect((await shownOf('200')).benefits.ResumeMaxDownloadCount.val).toBe(40)
    expect([await downloadsOf(member), await downloadsOf(invited)]).toEqual([30, 30])
    // A new member has what the card says.
    expect(await downloadsOf(await newMember())).toBe(40)
    nextMonth()
    expect([await downloadsOf(member), await downloadsOf(invited)]).toEqual([40, 40])
    await change('200', { ResumeMaxDownloadCount: 30 })
  })

  test('a reduction takes nothing from present members, and applies to later purchases', async () => {
    const member = await newMember()
    api.time.now += day
    await change('200', { ResumeMaxDownloadCount: 20 })
    const later = await newMember()
    nextMonth()
    expect([await downloadsOf(member), await downloadsOf(later)]).toEqual([30, 20])
    await change('200', { ResumeMaxDownloadCount: 30 })
  })

  test('plans show the order, texts and recommendation that admins set', async () => {
    const wish = await wishOf('300', {})
    const lines = wish.lines.map((line) =>
      line.type === 'ResumeMaxNum' ? { ...line, text: { zh: '在线简历', en: 'Online resumes' } } : line,
    )
    const description = { zh: '投得多的人选它', en: 'For many applications' }
    const reversed = { ...wish, lines: lines.reverse(), order: 1, isRecommended: true, description }
    expect(await admin.call('changePlan', reversed)).toMatchObject({ code: 0 })
    const ids = (await api.call('listProducts', {})).data.map(
      ({ productId }: { productId: string }) => productId,
    )
    expect(ids.indexOf('300')).toBeLessThan(ids.indexOf('200'))
    const shown = await shownOf('300', 'en')
    expect(shown).toMatchObject({ isRecommended: true, description: 'For many applications' })
    expect(shown.lines.map(({ type }: Line) => type)).toEqual(reversed.lines.map(({ type }) => type))
    expect(shown.lines).toContainEqual({ type: 'ResumeMaxNum', text: 'Online resumes' })
    expect((await planOf('300')).history[0]).toMatchObject({
      action: 'productChanged',
      before: { recommended: false, ResumeMaxNum: 30 },
      after: { recommended: true, ResumeMaxNum: 30, descriptionZh: '投得多的人选它' },
      reason: '调整',
    })
  })

  test('a change is rejected when a dearer plan would give less than a cheaper one', async () => {
    expect(await change('200', { ResumeMaxNum: 31 })).toMatchObject(
      failure(ApiCodes.invalidInput, '更高等级的套餐有权益低于此套餐，请先调整其中一个'),
    )
    expect(await change('300', { ChatVipCount: 29 })).toMatchObject(
      failure(ApiCodes.invalidInput, '更低等级的套餐有权益高于此套餐，请先调整其中一个'),
    )
    expect(await change('01', { ResumeMaxDownloadCount: -1 })).toMatchObject({ code: ApiCodes.invalidInput })
    expect((await shownOf('200')).benefits.ResumeMaxNum.val).toBe(6)
  })

  test('changes of the free plan apply to new users at once, and to others next month', async () => {
    const early = await createTestUser(api)
    api.time.now += day
    await change('01', { ResumeMaxDownloadCount: 2 })
    expect([await downloadsOf(early), await downloadsOf(await createTestUser(api))]).toEqual([1, 2])
    nextMonth()
    expect(await downloadsOf(early)).toBe(2)
    await change('01', { ResumeMaxDownloadCount: 1 })
  })

  test('a purchase gets the latest terms, even if the clock was set back between two changes', async () => {
    await change('200', { ResumeMaxDownloadCount: 60 })
    api.time.now -= day
    await change('200', { ResumeMaxDownloadCount: 30 })
    expect((await shownOf('200')).benefits.ResumeMaxDownloadCount.val).toBe(30)
    api.time.now += 2 * day
    expect(await downloadsOf(await newMember())).toBe(30)
  })

  test('of two admins who edit the same revision one succeeds', async () => {
    const wishes = [await wishOf('01', { CatPoints: 0 }), await wishOf('01', { ResumeMaxNum: 2 })]
    const answers = await Promise.all(wishes.map((wish) => admin.call('changePlan', wish)))
    expect(answers.map(({ code }) => code).toSorted()).toEqual([ApiCodes.conflict, 0])
    expect(await change('01', {})).toMatchObject({ code: ApiCodes.conflict })
  })

  test('invalid terms are rejected', async () => {
    const wrong: Record<string, number>[] = [
      { ResumeMaxNum: -2 },
      { ResumeMaxNum: 1.5 },
      { CatPoints: 100_001 },
    ]
    for (const counts of wrong)
      expect(await change('200', counts)).toMatchObject({ code: ApiCodes.invalidInput })
    const wish = await wishOf('200', {})
    const twice = { ...wish, lines: wish.lines.map(() => wish.lines[0]!) }
    expect(await admin.call('changePlan', twice)).toMatchObject({ code: ApiCodes.invalidInput })
    expect(await admin.call('changePlan', { ...wish, id: '100' as '200' })).toMatchObject({
      code: ApiCodes.invalidInput,
    })
  })
})
