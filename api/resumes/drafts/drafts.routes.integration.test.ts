import { ApiCodes } from '#contract/http/api-codes'
import type { DraftCredentials } from '#contract/resume/draft'
import { describe, expect, test } from 'vitest'
import { draftLifeMs } from '../../lifetimes'
import { databases } from '../../testing/databases'
import { createTestResume, useTestApi } from '../../testing/test-api'

describe.each(databases)('drafts on $name', ({ empty }) => {
  const api = useTestApi(empty)

  async function create(name = '林晓'): Promise<DraftCredentials> {
    const { data } = await api.call('createDraft', { resume: createTestResume(name) })
    return { id: data.id, secret: data.secret }
  }
  const save = (key: DraftCredentials, revision: number, name: string) =>
    api.call('saveDraft', { ...key, revision, resume: createTestResume(name) })
  const gone = { status: 200, code: ApiCodes.notFound, data: { errorMsg: '草稿不存在或已过期' } }

  test('a draft can be created, read and saved', async () => {
    const key = await create()
    const times = { updatedAt: api.time.now, expiresAt: api.time.now + draftLifeMs }
    expect((await api.call('readDraft', key)).data).toEqual({
      id: key.id,
      revision: 1,
      resume: createTestResume('林晓'),
      ...times,
    })
    expect(await save(key, 1, '林晓晓')).toEqual({
      status: 200,
      code: 0,
      data: { revision: 2, updatedAt: api.time.now },
    })
    expect((await api.call('readDraft', key)).data).toMatchObject({
      revision: 2,
      resume: createTestResume('林晓晓'),
    })
  })

  test('a wrong key reveals neither the secret nor the resume', async () => {
    const key = await create()
    const other = await create()
    const wrong = [
      { ...key, secret: other.secret },
      { ...key, id: other.id },
      { ...key, id: 'nobody' },
      { ...key, id: "' or 1=1 --" },
    ]
    for (const given of [
      { ...key, id: '\0' },
      { ...key, secret: '\0' },
      { ...key, secret: '\ud800' },
    ])
      expect((await api.call('readDraft', given)).code).toBe(ApiCodes.notFound)
    for (const given of wrong) {
      expect(await api.call('readDraft', given)).toEqual(gone)
      expect(await save(given, 1, '别人')).toEqual(gone)
      expect(await api.call('releaseDraft', given)).toEqual(gone)
    }
    expect((await api.call('readDraft', key)).code).toBe(0)
    const { secret_hash } = await api.db
      .selectFrom('drafts')
      .selectAll()
      .where('id', '=', key.id)
      .executeTakeFirstOrThrow()
    expect(secret_hash).not.toContain(key.secret)
  })

  test('a save over a newer revision is rejected with that revision', async () => {
    const key = await create()
    await save(key, 1, '甲')
    await save(key, 2, '乙')
    for (const revision of [1, 2, 7, 0, -1]) {
      const { status, code, data } = await save(key, revision, '丙')
      expect({ status, code }).toEqual({ status: 200, code: ApiCodes.conflict })
      expect(data).toMatchObject({
        errorMsg: '这份草稿已有更新的版本',
        newer: { id: key.id, revision: 3, resume: createTestResume('乙') },
      })
    }
  })

  test('a repeated save is no conflict', async () => {
    const key = await create()
    const first = await save(key, 1, '甲')
    api.time.now += 1_000
    expect(await save(key, 1, '甲')).toEqual(first)
  })

  test('of 50 concurrent saves of one revision exactly one succeeds', async () => {
    const key = await create()
    const saves = await Promise.all(Array.from({ length: 50 }, (_, n) => save(key, 1, `第${n}`)))
    const won = saves.flatMap(({ code }, n) => (code === 0 ? [n] : []))
    expect(won).toHaveLength(1)
    for (const { code, data } of saves)
      if (code !== 0)
        expect([code, data.newer.revision, data.newer.resume.basics.name]).toEqual([
          ApiCodes.conflict,
          2,
          `第${won[0]}`,
        ])
    expect((await api.call('readDraft', key)).data).toMatchObject({
      revision: 2,
      resume: createTestResume(`第${won[0]}`),
    })
  })

  test('a draft expires 30 days after its last save', async () => {
    const key = await create()
    api.time.now += draftLifeMs - 1
    expect((await save(key, 1, '还在')).code).toBe(0)
    api.time.now += draftLifeMs - 1
    expect((await api.call('readDraft', key)).code).toBe(0)
    api.time.now += 1
    expect(await api.call('readDraft', key)).toEqual(gone)
    expect(await save(key, 2, '太晚')).toEqual(gone)
  })

  test('a released draft is deleted', async () => {
    const key = await create()
    expect(await api.call('releaseDraft', key)).toEqual({ status: 200, code: 0, data: {} })
    expect(await api.call('readDraft', key)).toEqual(gone)
  })

  test('releasing a revision deletes the draft only if it is the newest', async () => {
    const key = await create()
    await save(key, 1, '别处')
    const refused = await api.call('releaseDraft', { ...key, revision: 1 })
    expect(refused).toMatchObject({ code: ApiCodes.conflict, data: { newer: { revision: 2 } } })
    expect((await api.call('readDraft', key)).data).toMatchObject({ resume: createTestResume('别处') })
    expect((await api.call('releaseDraft', { ...key, revision: 2 })).code).toBe(0)
    expect(await api.call('readDraft', key)).toEqual(gone)
  })

  test.each(['nobody@1', 'classic@4'])('the unknown template %s is rejected', async (template) => {
    const key = await create()
    const resume = createTestResume('林晓', template)
    const refused = { code: ApiCodes.invalidInput, data: { fields: { 'style.template': 'unknownTemplate' } } }
    expect(await api.call('createDraft', { resume })).toMatchObject(refused)
    expect(await api.call('saveDraft', { ...key, revision: 1, resume })).toMatchObject(refused)
  })

  test('an earlier version of a template is known', async () => {
    expect((await api.call('createDraft', { resume: createTestResume('林晓', 'classic@3') })).code).toBe(0)
  })
})
