import { ApiCodes } from '#contract/http/api-codes'
import { beforeEach, describe, expect, test } from 'vitest'
import { databases } from '../../testing/databases'
import { createTestAdmin, createTestUser, type TestUser } from '../../testing/test-person'
import { createTestResume, useTestApi } from '../../testing/test-api'

describe.each(databases)('resumes in the admin panel on $name', ({ empty }) => {
  const api = useTestApi(empty)
  let admin: TestUser
  let owner: TestUser
  let id: string
  beforeEach(async () => {
    admin = await createTestAdmin(api)
    owner = await createTestUser(api)
    id = (await owner.call('createResume', { title: '产品_经理', resume: createTestResume('林晓丽') })).data
      .id
  })
  const found = async (query: Record<string, string>) =>
    (await admin.call('listResumesAsAdmin', query as never)).data.rows as { id: string }[]
  const move = (to: 'bin' | 'shelf', whose = id) =>
    admin.call('moveResumeAsAdmin', { id: whose, to, reason: '投诉' })
  const lines = async () =>
    await api.db
      .selectFrom('audit_log')
      .select(['action', 'actor_id', 'reason', 'before', 'after'])
      .where('subject_id', '=', id)
      .orderBy('at')
      .execute()

  test('resumes are found by id, owner, phone and title prefix, and lists hold no content', async () => {
    await api.db.updateTable('users').set({ phone: null }).where('phone', '=', '13712345678').execute()
    await api.db.updateTable('users').set({ phone: '13712345678' }).where('id', '=', owner.userId).execute()
    for (const search of [id, owner.userId, '137 1234 5678'])
      expect([search, (await found({ search })).map((row) => row.id)]).toEqual([search, [id]])
    expect((await found({ search: '产品_' })).map((row) => row.id)).toContain(id)
    for (const search of ['经理', '%', '林晓丽', '1371234']) expect(await found({ search })).toEqual([])
    const answer = JSON.stringify(await found({ search: id }))
    expect(answer).not.toContain('林晓丽')
    expect(answer).not.toContain('13712345678')
  })

  test('opening a resume is audited once per visit, and again later', async () => {
    const opened = await admin.call('openResumeAsAdmin', { id })
    expect(opened.data).toMatchObject({ resume: { basics: { name: '林晓丽' } }, owner: { id: owner.userId } })
    await Promise.all([1, 2, 3].map(() => admin.call('openResumeAsAdmin', { id })))
    expect(await lines()).toMatchObject([{ action: 'resumeOpened', actor_id: admin.userId }])
    const other = await createTestAdmin(api)
    await other.call('openResumeAsAdmin', { id })
    const began = api.time.now
    api.time.now += 16 * 60_000
    await admin.call('openResumeAsAdmin', { id })
    expect((await lines()).map(({ actor_id }) => actor_id).toSorted()).toEqual(
      [admin.userId, admin.userId, other.userId].toSorted(),
    )
    api.time.now = began
  })

  test("a resume is moved to its owner's recycle bin and restored, audited once each", async () => {
    expect((await move('bin')).data.deletedAt).toBe(api.time.now)
    expect((await owner.call('listResumes', {})).data.bin).toMatchObject([{ id }])
    expect(await move('bin')).toMatchObject({ code: ApiCodes.conflict })
    expect((await found({ filter: 'binned', search: id })).length).toBe(1)
    expect((await found({ filter: 'live', search: id })).length).toBe(0)
    expect((await move('shelf')).data.deletedAt).toBeNull()
    expect((await owner.call('listResumes', {})).data.live).toMatchObject([{ id, revision: 1 }])
    const auditEntries = (await lines()).map(({ action, before, after, reason }) => ({
      action,
      before: JSON.parse(before),
      after: JSON.parse(after),
      reason,
    }))
    expect(auditEntries).toHaveLength(2)
    expect(auditEntries).toEqual(
      expect.arrayContaining([
        { action: 'resumeBinned', before: { binned: false }, after: { binned: true }, reason: '投诉' },
        { action: 'resumeRestored', before: { binned: true }, after: { binned: false }, reason: '投诉' },
      ]),
    )
  })

  test('opening or moving an unknown resume is not found', async () => {
    expect(await admin.call('openResumeAsAdmin', { id: 'gone' })).toMatchObject({ code: ApiCodes.notFound })
    expect(await move('bin', 'gone')).toMatchObject({ code: ApiCodes.notFound })
  })

  test('resumes are paged forwards and backwards', async () => {
    const query = { size: 2 } as const
    const first = (await admin.call('listResumesAsAdmin', query)).data
    const second = (await admin.call('listResumesAsAdmin', { ...query, after: first.after })).data
    const back = (await admin.call('listResumesAsAdmin', { ...query, before: second.before })).data
    expect(second.rows).not.toEqual(first.rows)
    expect(back.rows).toEqual(first.rows)
  })
})
