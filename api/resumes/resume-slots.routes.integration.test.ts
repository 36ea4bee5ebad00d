import { ApiCodes } from '#contract/http/api-codes'
import type { ResumeSummary } from '#contract/resume/stored-resume'
import fc from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'
import { binLifeMs } from '../lifetimes'
import { databases } from '../testing/databases'
import { createTestUser, type TestUser } from '../testing/test-person'
import { createTestResume, useTestApi } from '../testing/test-api'

describe.each(databases)('resume slots of a plan on $name', ({ empty }) => {
  let person: TestUser
  let limit: number
  const api = useTestApi(empty, { resumeLimit: async () => limit })
  beforeEach(async () => {
    limit = 3
    person = await createTestUser(api)
  })

  const create = (name: string, more: { title?: string; origin?: string } = {}) =>
    person.call('createResume', { resume: createTestResume(name), ...more })
  const made = async (name: string) => (await create(name)).data as ResumeSummary
  const countResumes = async () => {
    const { live, bin } = (await person.call('listResumes', {})).data
    return { live: live.length, bin: bin.length }
  }
  const full = (errorMsg = '当前套餐最多保存 3 份简历，升级会员可以保存更多') => ({
    status: 200,
    code: ApiCodes.quotaExceeded,
    data: { errorMsg },
  })

  test("the plan's slots limit the live resumes, however they are created", async () => {
    const { id } = await made('甲')
    await made('乙')
    const { id: binned } = await made('丙')
    await person.call('binResume', { id: binned })
    expect((await person.call('duplicateResume', { id })).code).toBe(0)
    expect(await create('丁')).toEqual(full())
    expect(await person.call('duplicateResume', { id })).toEqual(full())
    expect(await person.call('restoreResume', { id: binned })).toEqual(full())
    expect((await person.call('createResume', { resume: createTestResume('丁') }, 'en')).data.errorMsg).toBe(
      'Your plan includes up to 3 resumes. Upgrade to save more.',
    )
    await person.call('binResume', { id })
    expect(await person.call('restoreResume', { id: binned })).toMatchObject({ code: 0 })
    expect(await countResumes()).toEqual({ live: 3, bin: 1 })
  })

  test.each([
    [3, 3],
    [6, 6],
    [30, 30],
    [-1, 34],
  ])('of 34 created concurrently with a limit of %d, %d are created', async (allowed, wins) => {
    limit = allowed
    const all = await Promise.all(Array.from({ length: 34 }, (_, n) => create(`第${n}`)))
    expect(all.filter(({ code }) => code === 0)).toHaveLength(wins)
    // The highest plan's message suggests no upgrade.
    const refused = full(
      allowed === 30
        ? '最多保存 30 份简历，请先删除不需要的简历'
        : `当前套餐最多保存 ${allowed} 份简历，升级会员可以保存更多`,
    )
    for (const one of all) if (one.code !== 0) expect(one).toEqual(refused)
    expect(await countResumes()).toEqual({ live: wins, bin: 0 })
  })

  test('one free slot goes to one of a new resume, a copy and a restored one', async () => {
    const { id } = await made('甲')
    const { id: binned } = await made('乙')
    await person.call('binResume', { id: binned })
    await made('丙')
    const taken = await Promise.all([
      create('丁'),
      person.call('duplicateResume', { id }),
      person.call('restoreResume', { id: binned }),
    ])
    expect(taken.map(({ code }) => code).sort()).toEqual([ApiCodes.quotaExceeded, ApiCodes.quotaExceeded, 0])
    expect((await countResumes()).live).toBe(3)
  })

  test("concurrent calls never exceed the plan's slots, and every answer is true", async () => {
    const doing = fc.record({
      what: fc.constantFrom('create', 'claim', 'duplicate', 'bin', 'restore', 'erase'),
      which: fc.nat(9),
    })
    const rounds = fc.array(fc.array(doing, { maxLength: 8 }), { maxLength: 5 })
    await fc.assert(
      fc.asyncProperty(rounds, async (rounds) => {
        person = await createTestUser(api)
        const known: string[] = [(await made('甲')).id]
        for (const flow of rounds) {
          const answers = await Promise.all(flow.map(({ what, which }) => act(what, which, known)))
          for (const { code } of answers)
            expect([0, ApiCodes.quotaExceeded, ApiCodes.notFound, ApiCodes.invalidInput]).toContain(code)
          for (const { code, data } of answers) if (code === 0 && data.id) known.push(data.id)
          const { live, bin } = (await person.call('listResumes', {})).data
          expect(live.length).toBeLessThanOrEqual(3)
          expect(new Set([...live, ...bin].map(({ id }: ResumeSummary) => id)).size).toBe(
            live.length + bin.length,
          )
          for (const { id } of [...live, ...bin]) expect(known).toContain(id)
        }
      }),
      { numRuns: 15 },
    )
  })

  function act(what: string, which: number, known: string[]) {
    const id = known[which % known.length]!
    if (what === 'create') return create(`第${which}`)
    if (what === 'claim') return create('草稿', { origin: `draft:${which % 3}` })
    if (what === 'duplicate') return person.call('duplicateResume', { id })
    if (what === 'bin') return person.call('binResume', { id })
    return person.call(what === 'restore' ? 'restoreResume' : 'eraseResume', { id })
  }

  test('a downgrade only blocks new resumes', async () => {
    limit = 6
    const ids: string[] = []
    for (let n = 0; n < 6; n++) ids.push((await made(`第${n}`)).id)
    limit = 3
    expect((await person.call('listResumes', {})).data).toMatchObject({ limit: 3 })
    expect(await countResumes()).toEqual({ live: 6, bin: 0 })
    for (const id of ids) {
      const resume = createTestResume('改了')
      expect((await person.call('saveStoredResume', { id, revision: 1, resume })).code).toBe(0)
      expect((await person.call('readStoredResume', { id })).code).toBe(0)
    }
    expect(await create('再来')).toEqual(full())
  })

  test('a missing title is derived', async () => {
    limit = -1
    const titles = []
    for (const name of ['林晓', '林晓', '', '']) titles.push((await create(name)).data.title)
    expect(titles).toEqual(['林晓', '林晓 2', '我的简历', '我的简历 2'])
    expect((await create('林晓', { title: '林晓' })).data.title).toBe('林晓')
  })

  test('a copy has the content, a title of its own, and no versions', async () => {
    limit = -1
    const { id } = await made('林晓')
    await person.call('saveStoredResume', {
      id,
      revision: 1,
      resume: createTestResume('林晓晓', 'classic@3'),
    })
    api.time.now += 1_000
    const copy = (await person.call('duplicateResume', { id })).data
    const { now } = api.time
    const fresh = { revision: 1, createdAt: now, updatedAt: now, deletedAt: null, template: 'classic@3' }
    expect(copy).toEqual({ id: copy.id, title: '林晓 副本', ...fresh })
    expect(copy.id).not.toBe(id)
    expect((await person.call('readStoredResume', { id: copy.id })).data.resume).toEqual(
      createTestResume('林晓晓', 'classic@3'),
    )
    expect((await person.call('listResumeVersions', { id: copy.id })).data).toHaveLength(1)
    expect((await person.call('duplicateResume', { id: copy.id })).data.title).toBe('林晓 副本 2')
  })

  test('a repeated origin returns the same resume, also concurrently and when all slots are taken', async () => {
    const claims = await Promise.all(Array.from({ length: 10 }, () => create('林晓', { origin: 'draft:1' })))
    expect(new Set(claims.map(({ data }) => data.id)).size).toBe(1)
    expect(claims.map(({ code }) => code)).toEqual(claims.map(() => 0))
    await made('甲')
    await made('乙')
    expect(await create('改了', { origin: 'draft:1' })).toEqual(claims[0])
    expect(await create('丙', { origin: 'draft:2' })).toEqual(full())
    expect(await countResumes()).toEqual({ live: 3, bin: 0 })
  })

  test('an origin belongs to one user, and is free again once its resume is erased', async () => {
    const other = await createTestUser(api)
    const { id } = (await create('林晓', { origin: 'draft:1' })).data
    const theirs = await other.call('createResume', { resume: createTestResume('别人'), origin: 'draft:1' })
    expect(theirs.data.id).not.toBe(id)
    await person.call('binResume', { id })
    const again = (await create('林晓', { origin: 'draft:1' })).data
    expect(again).toMatchObject({ id, deletedAt: api.time.now })
    api.time.now += binLifeMs
    expect((await create('林晓', { origin: 'draft:1' })).data).toMatchObject({ deletedAt: null, revision: 1 })
    expect(await countResumes()).toEqual({ live: 1, bin: 0 })
  })
})
