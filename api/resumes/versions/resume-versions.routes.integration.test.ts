import { ApiCodes } from '#contract/http/api-codes'
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
  const versions = async (): Promise<{ revision: number; savedAt: number }[]> =>
    (await person.call('listResumeVersions', { id })).data
  const read = (revision: number) => person.call('readResumeVersion', { id, revision })
  const gone = { status: 200, code: ApiCodes.notFound, data: { errorMsg: '这个历史版本已不在' } }

  test('every save stores the replaced content as a version', async () => {
    const begin = api.time.now
    expect(await versions()).toEqual([])
    await save(3, 1_000)
    expect(await versions()).toEqual([
      { revision: 3, savedAt: begin + 2_000 },
      { revision: 2, savedAt: begin + 1_000 },
      { revision: 1, savedAt: begin },
    ])
    expect((await read(2)).data).toEqual({
      revision: 2,
      savedAt: begin + 1_000,
      resume: createTestResume('第2'),
    })
    for (const revision of [4, 5, 0, -1, 2 ** 31, Number.MAX_SAFE_INTEGER])
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
    expect((await versions()).map((one) => one.revision)).toEqual([2, 1])
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

  test('frequent saves leave few versions, and those of the day before', async () => {
    await save(1, 3 * DAY_MS)
    await save(80, 30_000)
    const listed = await versions()
    // 40 minutes: all versions of the last ten to twenty, and one of each ten minutes before.
    expect(listed.length).toBeLessThanOrEqual(40 + 4)
    expect(listed.map((one) => one.revision)).toEqual(expect.arrayContaining([1, revision - 1]))
    const stored = await api.db
      .selectFrom('resume_versions')
      .where('resume_id', '=', id)
      .select('revision')
      .execute()
    expect(stored).toHaveLength(listed.length)
  })

  test('the cleanup prunes idle resumes, and then skips them', async () => {
    await save(20, 6_000)
    expect(await pruneDueResumes(api.db, api.time.now)).toBe(0)
    api.time.now += 20 * MINUTE_MS
    expect(await pruneDueResumes(api.db, api.time.now)).toBeGreaterThan(15)
    const afterMinutes = await versions()
    expect(afterMinutes[0]?.revision).toBe(20)
    api.time.now += 2 * DAY_MS
    await pruneDueResumes(api.db, api.time.now)
    expect((await versions()).map((one) => one.revision)).toEqual([20])
    const { thin_at } = await api.db.selectFrom('resumes').select('thin_at').executeTakeFirstOrThrow()
    expect(thin_at).toBeNull()
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
