import { ApiCodes } from '#contract/http/api-codes'
import type { ResumeVersion } from '#contract/resume/resume-version'
import { beforeEach, describe, expect, test } from 'vitest'
import { insertVersion } from './resume-versions.queries'
import { versionLifeMs } from '../../lifetimes'
import { databases } from '../../testing/databases'
import { createTestUser, type TestUser } from '../../testing/test-person'
import { createTestResume, useTestApi } from '../../testing/test-api'
import { pruneDueResumes } from './prune-versions'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

describe.each(databases)('resume versions on $name', ({ empty }) => {
  let person: TestUser
  let id: string
  let revision: number
  const api = useTestApi(empty)
  beforeEach(async () => {
    await api.db.deleteFrom('resumes').execute()
    person = await createTestUser(api)
    id = (await person.call('createResume', { resume: createTestResume('第1') })).data.id
    revision = 1
  })

  async function save(count: number, everyMs: number) {
    for (let n = 0; n < count; n++) {
      api.time.now += everyMs
      const resume = createTestResume(`第${revision + 1}`)
      revision = (await person.call('saveStoredResume', { id, revision, resume })).data.revision
    }
  }
  /** The present content and earlier ones. */
  const allVersions = async (): Promise<ResumeVersion[]> =>
    (await person.call('listResumeVersions', { id })).data
  const versions = async () => (await allVersions()).slice(1)
  const read = (revision: number) => person.call('readResumeVersion', { id, revision })
  const gone = { status: 200, code: ApiCodes.notFound, data: { errorMsg: '这个历史版本已不存在' } }

  test('a save stores the content that it replaces, and ten minutes of typing list one', async () => {
    const begin = api.time.now
    const noMarks = { reasons: [], name: '', isPinned: false }
    expect(await allVersions()).toEqual([{ revision: 1, savedAt: begin, ...noMarks }])
    await save(2, 10 * MINUTE_MS)
    await save(2, 1_000)
    expect(await allVersions()).toEqual([
      { revision: 5, savedAt: begin + 20 * MINUTE_MS + 2_000, ...noMarks },
      { revision: 4, savedAt: begin + 20 * MINUTE_MS + 1_000, ...noMarks },
      { revision: 2, savedAt: begin + 10 * MINUTE_MS, ...noMarks },
      { revision: 1, savedAt: begin, ...noMarks },
    ])
    expect((await read(2)).data).toEqual({
      revision: 2,
      savedAt: begin + 10 * MINUTE_MS,
      ...noMarks,
      resume: createTestResume('第2'),
    })
    for (const revision of [5, 6, 0, -1, 2 ** 31, Number.MAX_SAFE_INTEGER])
      expect(await read(revision)).toEqual(gone)
  })

  test('going back to a version is one more save, and loses nothing', async () => {
    await save(2, 1_000)
    const { resume } = (await read(1)).data
    await person.call('saveStoredResume', { id, revision, resume })
    expect((await person.call('readStoredResume', { id })).data).toMatchObject({
      revision: 4,
      resume: createTestResume('第1'),
    })
    expect((await read(3)).data.resume).toEqual(createTestResume('第3'))
  })

  test('a rejected save stores no version', async () => {
    await save(1, 1_000)
    await person.call('saveStoredResume', { id, revision: 1, resume: createTestResume('迟了') })
    await person.call('saveStoredResume', { id, revision: 9, resume: createTestResume('早了') })
    expect((await versions()).map((one) => one.revision)).toEqual([1])
    const saves = Array.from({ length: 20 }, (_, n) =>
      person.call('saveStoredResume', { id, revision, resume: createTestResume(`同时${n}`) }),
    )
    await Promise.all(saves)
    expect((await versions()).map((one) => one.revision)).toEqual([2])
    expect((await read(2)).data.resume).toEqual(createTestResume('第2'))
  })

  test('a save that failed after storing its version can be repeated', async () => {
    await insertVersion(api.db, { id, userId: person.userId }, 1, api.time.now)
    expect(await versions()).toEqual([])
    expect(await read(1)).toEqual(gone)
    await save(1, versionLifeMs)
    api.time.now += versionLifeMs - 1
    expect((await read(1)).data.resume).toEqual(createTestResume('第1'))
  })

  test('what no list shows is deleted ten minutes after it was replaced', async () => {
    await save(20, 6_000)
    const stored = async () =>
      (
        await api.db.selectFrom('resume_versions').select('revision').where('resume_id', '=', id).execute()
      ).map(({ revision }) => revision)
    expect(await stored()).toHaveLength(20)
    expect((await read(3)).code).toBe(0)
    expect(await pruneDueResumes(api.db, api.time.now)).toBe(0)
    api.time.now += 20 * MINUTE_MS
    const listed = await versions()
    expect(await pruneDueResumes(api.db, api.time.now)).toBe(20 - listed.length)
    expect(await stored()).toEqual(expect.arrayContaining(listed.map(({ revision }) => revision)))
    expect(await versions()).toEqual(listed)
    const { thin_at } = await api.db.selectFrom('resumes').select('thin_at').executeTakeFirstOrThrow()
    expect(thin_at).toBeNull()
  })

  test('hours of frequent saves leave one version per ten minutes, and what was there the day before', async () => {
    await save(1, 3 * DAY_MS)
    await save(80, 30_000)
    const listed = await versions()
    expect(listed.length).toBeLessThanOrEqual(1 + 5)
    expect(listed.map((one) => one.revision)).toEqual(expect.arrayContaining([1, revision - 1]))
  })

  test('a version expires 30 days after it was replaced, however old it was then', async () => {
    await save(1, 2 * versionLifeMs)
    expect(await versions()).toHaveLength(1)
    api.time.now += versionLifeMs - 1
    expect((await read(1)).data.resume).toEqual(createTestResume('第1'))
    api.time.now += 1
    expect(await versions()).toEqual([])
    expect(await read(1)).toEqual(gone)
  })
})
