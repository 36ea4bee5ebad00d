import { ApiCodes } from '#contract/http/api-codes'
import type { CallName } from '#contract/http/endpoints'
import { beforeEach, describe, expect, test } from 'vitest'
import { databases } from '../testing/databases'
import { createTestUser, type TestUser } from '../testing/test-person'
import { createTestResume, useTestApi } from '../testing/test-api'

describe.each(databases)('stored resumes on $name', ({ empty }) => {
  let person: TestUser
  const api = useTestApi(empty, { resumeLimit: async () => 6 })
  beforeEach(async () => {
    person = await createTestUser(api)
  })

  const create = async (name: string) =>
    (await person.call('createResume', { resume: createTestResume(name) })).data as {
      id: string
      title: string
    }
  const save = (id: string, revision: number, name: string) =>
    person.call('saveStoredResume', { id, revision, resume: createTestResume(name) })
  const gone = { status: 200, code: ApiCodes.notFound, data: { errorMsg: '这份简历不存在' } }

  test('a resume can be created, read and saved', async () => {
    const made = (await person.call('createResume', { resume: createTestResume('林晓') })).data
    const { now } = api.time
    expect(made).toEqual({
      id: made.id,
      title: '林晓',
      revision: 1,
      createdAt: now,
      updatedAt: now,
      deletedAt: null,
      template: 'classic@1',
    })
    expect((await person.call('readStoredResume', { id: made.id })).data).toEqual({
      ...made,
      resume: createTestResume('林晓'),
    })
    api.time.now += 1_000
    const resume = createTestResume('林晓晓', 'classic@3')
    const saved = await person.call('saveStoredResume', { id: made.id, revision: 1, resume })
    expect(saved).toEqual({ status: 200, code: 0, data: { revision: 2, updatedAt: now + 1_000 } })
    expect((await person.call('readStoredResume', { id: made.id })).data).toEqual({
      ...made,
      ...saved.data,
      template: 'classic@3',
      resume,
    })
  })

  test('the list has the latest change first, and no contents', async () => {
    const ids: string[] = []
    for (const name of ['甲', '乙', '丙', '丁']) {
      api.time.now += 1_000
      ids.push((await create(name)).id)
    }
    const [first = '', second = '', third = '', fourth = ''] = ids
    api.time.now += 1_000
    await save(second, 1, '乙乙')
    for (const id of [fourth, third]) {
      api.time.now += 1_000
      await person.call('binResume', { id })
    }
    const { live, bin, limit } = (await person.call('listResumes', {})).data
    expect(live.map(({ id }: { id: string }) => id)).toEqual([second, first])
    expect(bin.map(({ id }: { id: string }) => id)).toEqual([third, fourth])
    expect(limit).toBe(6)
    expect(live[0]).toMatchObject({ title: '乙', revision: 2, template: 'classic@1', deletedAt: null })
    expect(JSON.stringify([live, bin])).not.toContain('schemaVersion')
  })

  test("another user's resume is not found", async () => {
    const { id } = await create('林晓')
    await person.call('binResume', { id: (await create('丢了')).id })
    const other = await createTestUser(api)
    expect((await other.call('listResumes', {})).data).toMatchObject({ live: [], bin: [] })
    const asks: [CallName, object][] = [
      ['readStoredResume', {}],
      ['saveStoredResume', { revision: 1, resume: createTestResume('别人') }],
      ['renameResume', { title: '别人' }],
      ['duplicateResume', {}],
      ['binResume', {}],
      ['restoreResume', {}],
      ['eraseResume', {}],
      ['listResumeVersions', {}],
      ['readResumeVersion', { revision: 1 }],
    ]
    for (const [name, input] of asks) {
      expect(await other.call(name, { id, ...input } as never)).toEqual(gone)
      expect(await other.call(name, { id: 'nobody', ...input } as never)).toEqual(gone)
      const given = await other.call(name, { id: "' or 1=1", ...input } as never)
      expect(given).toMatchObject({ code: ApiCodes.invalidInput })
      expect(await api.call(name, { id, ...input } as never)).toMatchObject({ code: ApiCodes.notLoggedIn })
    }
    expect((await person.call('readStoredResume', { id })).data).toMatchObject({ title: '林晓', revision: 1 })
  })

  test('a save over a newer revision is rejected with that revision', async () => {
    const { id } = await create('林晓')
    await save(id, 1, '甲')
    await save(id, 2, '乙')
    const newer = (await person.call('readStoredResume', { id })).data
    for (const revision of [1, 2, 7, 0, -1, Number.MAX_SAFE_INTEGER])
      expect(await save(id, revision, '丙')).toEqual({
        status: 200,
        code: ApiCodes.conflict,
        data: { errorMsg: '这份简历已有更新的版本', newer },
      })
    expect(newer).toMatchObject({ id, revision: 3, resume: createTestResume('乙') })
  })

  test('a repeated save is no conflict', async () => {
    const { id } = await create('林晓')
    const first = await save(id, 1, '甲')
    api.time.now += 1_000
    expect(await save(id, 1, '甲')).toEqual(first)
  })

  test('of 30 concurrent saves of one revision exactly one succeeds', async () => {
    const { id } = await create('林晓')
    const saves = await Promise.all(Array.from({ length: 30 }, (_, n) => save(id, 1, `第${n}`)))
    const won = saves.flatMap(({ code }, n) => (code === 0 ? [n] : []))
    expect(won).toHaveLength(1)
    const stored = (await person.call('readStoredResume', { id })).data
    expect(stored).toMatchObject({ revision: 2, resume: createTestResume(`第${won[0]}`) })
    for (const { code, data } of saves)
      if (code !== 0) expect([code, data.newer]).toEqual([ApiCodes.conflict, stored])
  })

  test("renaming keeps the content's revision and time", async () => {
    const { id } = await create('林晓')
    const before = (await person.call('readStoredResume', { id })).data
    api.time.now += 1_000
    const renamed = (await person.call('renameResume', { id, title: ' 给\n甲公司的 ' })).data
    expect((await person.call('readStoredResume', { id })).data).toEqual({ ...before, ...renamed })
    expect(renamed).toMatchObject({ title: '给 甲公司的', revision: 1, updatedAt: before.updatedAt })
    for (const title of ['', ' \n ', '字'.repeat(61)])
      expect(await person.call('renameResume', { id, title })).toMatchObject({ code: ApiCodes.invalidInput })
  })

  test('a stored link that is no longer allowed can be read, and is rejected when saved again', async () => {
    const { id } = await create('林晓')
    const resume = createTestResume('林晓')
    const odd = { ...resume, basics: { ...resume.basics, email: '"><b>@x.yz' } }
    await api.db
      .updateTable('resumes')
      .set({ resume: JSON.stringify(odd) })
      .where('id', '=', id)
      .execute()
    expect((await person.call('readStoredResume', { id })).data).toMatchObject({ resume: odd })
    expect(await person.call('saveStoredResume', { id, revision: 1, resume: odd })).toMatchObject({
      code: ApiCodes.invalidInput,
      data: { fields: { 'basics.email': 'email' } },
    })
  })

  test('an unknown template is rejected', async () => {
    const { id } = await create('林晓')
    const resume = createTestResume('林晓', 'nobody@1')
    const refused = { code: ApiCodes.invalidInput, data: { fields: { 'style.template': 'unknownTemplate' } } }
    expect(await person.call('createResume', { resume })).toMatchObject(refused)
    expect(await person.call('saveStoredResume', { id, revision: 1, resume })).toMatchObject(refused)
  })
})
