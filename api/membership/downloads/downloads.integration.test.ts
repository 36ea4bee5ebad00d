import { BenefitIds } from '#contract/billing/benefits'
import { ApiCodes } from '#contract/http/api-codes'
import { beforeEach, describe, expect, test } from 'vitest'
import { mergeAccounts } from '../../accounts/users/merge-accounts'
import { databases } from '../../testing/databases'
import { createTestUser, grantMembership, type TestUser } from '../../testing/test-person'
import { createTestResume, useTestApi } from '../../testing/test-api'

const day = 24 * 3_600_000
const week = 7 * day

describe.each(databases)('downloads on $name', ({ empty }) => {
  let person: TestUser
  let own: string
  const api = useTestApi(empty)
  const newResume = async (user = person, origin?: string) =>
    `resume:${(await user.call('createResume', { resume: createTestResume('林晓'), ...(origin && { origin }) })).data.id}`
  beforeEach(async () => {
    api.time.now = Date.UTC(2026, 4, 10)
    person = await createTestUser(api)
    own = await newResume()
  })
  const charge = async (item = own, user = person) => {
    const { code, data } = await user.call('chargeDownload', { item })
    return code === 0 ? data : code
  }
  const mergeIntoPerson = ({ userId: from }: TestUser) =>
    api.db
      .transaction()
      .execute((trx) => mergeAccounts(trx, { from, into: person.userId, now: api.time.now }))
  const quote = async (item = own) => (await person.call('quoteDownload', { item })).data
  const left = async () =>
    (await person.call('fetchPlanBenefits', {})).data.benefits[BenefitIds.resumeMaxDownloadCount]

  test('a download unlocks its resume for exactly seven days, whatever is edited', async () => {
    const openUntil = api.time.now + week
    expect(await charge()).toEqual({ charged: true, left: 0, openUntil })
    const id = own.slice('resume:'.length)
    await person.call('saveStoredResume', { id, revision: 1, resume: createTestResume('林晓晓') })
    api.time.now = openUntil - 1
    expect(await charge()).toEqual({ charged: false, left: 0, openUntil })
    api.time.now += 1
    expect(await charge()).toBe(ApiCodes.quotaExceeded)
    // A refused download unlocks nothing.
    expect(await quote()).toEqual({ charged: true, left: 0, openUntil: null })
  })

  test('a download of another resume, or of a copy, is charged separately', async () => {
    await grantMembership(api, person, 200, 31)
    await charge()
    const copy = await person.call('duplicateResume', { id: own.slice('resume:'.length) })
    expect(await charge(`resume:${copy.data.id}`)).toMatchObject({ charged: true, left: 28 })
  })

  test('a download stays unlocked for a resume that was in the recycle bin', async () => {
    await charge()
    const id = own.slice('resume:'.length)
    await person.call('binResume', { id })
    await person.call('restoreResume', { id })
    expect(await charge()).toMatchObject({ charged: false })
  })

  test('a download of a draft stays unlocked when the draft is saved to the account', async () => {
    expect(await charge('draft:d1')).toMatchObject({ charged: true })
    expect(await charge(await newResume(person, 'draft:d1:abc'))).toMatchObject({ charged: false })
    expect(await charge('draft:d2')).toBe(ApiCodes.quotaExceeded)
  })

  test("a download of another user's resume is not found", async () => {
    const other = await createTestUser(api)
    const theirs = await newResume(other)
    expect(await charge(theirs)).toBe(ApiCodes.notFound)
    expect((await person.call('quoteDownload', { item: theirs })).code).toBe(ApiCodes.notFound)
    expect(await left()).toBe(1)
    // Draft ids are not verified; an unlock only counts for its own user.
    await charge('draft:d1')
    expect(await charge('draft:d1', other)).toMatchObject({ charged: true })
  })

  test("the quota renews at the month's start in Shanghai", async () => {
    api.time.now = Date.UTC(2026, 4, 31, 15, 59, 59, 999)
    expect(await charge()).toMatchObject({ charged: true, left: 0 })
    expect(await charge('draft:d1')).toBe(ApiCodes.quotaExceeded)
    api.time.now += 1
    expect(await left()).toBe(1)
    expect(await charge('draft:d1')).toMatchObject({ charged: true, left: 0 })
  })

  test('the quota does not renew when the clock is set back into the last month', async () => {
    api.time.now = Date.UTC(2026, 5, 1)
    await charge()
    api.time.now -= 2 * day
    expect(await charge('draft:d1')).toBe(ApiCodes.quotaExceeded)
  })

  test('an unlimited plan unlocks its resume, too, also after the plan ends', async () => {
    await grantMembership(api, person, 300, 1)
    expect(await charge()).toMatchObject({ charged: true, left: -1 })
    api.time.now += 2 * day
    expect(await quote()).toMatchObject({ charged: false, left: 1 })
  })

  test('a quote charges nothing', async () => {
    for (let n = 0; n < 3; n++) expect(await quote()).toEqual({ charged: true, left: 1, openUntil: null })
    await charge()
    expect(await quote()).toMatchObject({ charged: false, left: 0, openUntil: api.time.now + week })
  })

  test('downloads of both accounts stay unlocked after a merge', async () => {
    const other = await createTestUser(api)
    const theirs = await newResume(other)
    await charge(theirs, other)
    await charge()
    await mergeIntoPerson(other)
    expect([await charge(), await charge(theirs)]).toMatchObject([{ charged: false }, { charged: false }])
  })

  test.each([0, day])(
    'a draft that both accounts downloaded stays unlocked until the later week ends (%i ms apart)',
    async (apart) => {
      const other = await createTestUser(api)
      await charge('draft:d1', other)
      api.time.now += apart
      await charge('draft:d1')
      await mergeIntoPerson(other)
      expect(await quote('draft:d1')).toMatchObject({ charged: false, openUntil: api.time.now + week })
    },
  )

  test('an invalid item is rejected', async () => {
    for (const item of ['resume:', 'file:a', '', 'resume:a/b', `draft:${'a'.repeat(65)}`])
      expect((await person.call('chargeDownload', { item })).code).toBe(ApiCodes.invalidInput)
  })
})
