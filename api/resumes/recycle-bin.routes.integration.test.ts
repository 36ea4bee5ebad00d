import { ApiCodes } from '#contract/http/api-codes'
import { beforeEach, describe, expect, test } from 'vitest'
import { binLifeMs } from '../lifetimes'
import { databases } from '../testing/databases'
import { createTestUser, type TestUser } from '../testing/test-person'
import { createTestResume, useTestApi } from '../testing/test-api'

describe.each(databases)('the recycle bin on $name', ({ empty }) => {
  let person: TestUser
  let id: string
  const api = useTestApi(empty)
  beforeEach(async () => {
    person = await createTestUser(api)
    id = (await person.call('createResume', { resume: createTestResume('林晓') })).data.id
  })
  const refused = (code: number, errorMsg: string) => ({ status: 200, code, data: { errorMsg } })
  const gone = refused(ApiCodes.notFound, '这份简历不存在')
  const binned = refused(ApiCodes.notFound, '这份简历在回收站中，请先恢复')

  test('a resume moves to the bin and back unchanged', async () => {
    const before = (await person.call('readStoredResume', { id })).data
    api.time.now += 1_000
    const { resume, ...summary } = before
    const deletedAt = api.time.now
    expect((await person.call('binResume', { id })).data).toEqual({ ...summary, deletedAt })
    expect((await person.call('readStoredResume', { id })).data).toEqual({ ...before, deletedAt })
    api.time.now += 1_000
    expect((await person.call('binResume', { id })).data.deletedAt).toBe(deletedAt)
    expect((await person.call('restoreResume', { id })).data).toEqual(summary)
    expect((await person.call('restoreResume', { id })).data).toEqual(summary)
    expect((await person.call('readStoredResume', { id })).data).toEqual({ ...summary, resume })
  })

  test('a resume in the bin cannot be changed', async () => {
    await person.call('binResume', { id })
    const resume = createTestResume('改了')
    expect(await person.call('saveStoredResume', { id, revision: 1, resume })).toEqual(binned)
    expect(await person.call('renameResume', { id, title: '改了' })).toEqual(binned)
    expect(await person.call('duplicateResume', { id })).toEqual(binned)
    expect((await person.call('readStoredResume', { id })).data).toMatchObject({
      title: '林晓',
      resume: createTestResume('林晓'),
    })
    expect((await person.call('listResumeVersions', { id })).data).toMatchObject([{ revision: 1 }])
  })

  test('only a resume in the bin can be erased, with its versions', async () => {
    await person.call('saveStoredResume', { id, revision: 1, resume: createTestResume('改了') })
    expect(await person.call('eraseResume', { id })).toEqual(
      refused(ApiCodes.invalidInput, '只有回收站中的简历才能彻底删除'),
    )
    await person.call('binResume', { id })
    expect(await person.call('eraseResume', { id })).toEqual({ status: 200, code: 0, data: {} })
    for (const name of ['readStoredResume', 'eraseResume', 'restoreResume', 'listResumeVersions'] as const)
      expect(await person.call(name, { id })).toEqual(gone)
    const left = api.db.selectFrom('resume_versions').select('revision').where('resume_id', '=', id)
    expect(await left.execute()).toEqual([])
  })

  test('a resume is gone after 30 days in the bin, even before the cleanup ran', async () => {
    await person.call('binResume', { id })
    api.time.now += binLifeMs - 1
    expect((await person.call('listResumes', {})).data.bin).toHaveLength(1)
    api.time.now += 1
    expect((await person.call('listResumes', {})).data).toMatchObject({ live: [], bin: [] })
    for (const name of ['readStoredResume', 'binResume', 'restoreResume', 'listResumeVersions'] as const)
      expect(await person.call(name, { id })).toEqual(gone)
  })
})
