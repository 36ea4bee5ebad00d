import { ApiCodes } from '#contract/http/api-codes'
import { beforeEach, describe, expect, test } from 'vitest'
import { mergeAccounts } from '../../accounts/users/merge-accounts'
import { deleteExpired } from '../../db/delete-expired'
import { downloadLinkLifeMs, photoLifeMs } from '../../lifetimes'
import { databases } from '../../testing/databases'
import { createTestUser, type TestUser } from '../../testing/test-person'
import { createTestResume, useTestApi } from '../../testing/test-api'

describe.each(databases)('download links on $name', ({ empty }) => {
  const api = useTestApi(empty)
  let owner: TestUser
  beforeEach(async () => {
    owner = await createTestUser(api)
  })

  async function create(file: { fileName?: string; withData?: boolean } = {}) {
    const input = { resume: createTestResume('林晓'), withData: false, ...file }
    return (await owner.call('createDownloadLink', input)).data as { token: string; expiresAt: number }
  }
  const gone = { status: 200, code: ApiCodes.notFound, data: { errorMsg: '链接不存在或已过期' } }

  test('a link opens the file for anybody, as often as they like, and tells its owner that it is theirs', async () => {
    const { token, expiresAt } = await create({ fileName: '林晓-上海', withData: true })
    const link = { resume: createTestResume('林晓'), fileName: '林晓-上海', withData: true, expiresAt }
    for (let n = 0; n < 3; n++)
      expect((await api.call('readDownloadLink', { token })).data).toEqual({ ...link, isOwn: false })
    expect((await owner.call('readDownloadLink', { token })).data).toEqual({ ...link, isOwn: true })
    const other = await createTestUser(api)
    expect((await other.call('readDownloadLink', { token })).data).toEqual({ ...link, isOwn: false })
  })

  test('a link without a typed file name has none', async () => {
    const { token } = await create()
    const { data } = await api.call('readDownloadLink', { token })
    expect([Object.hasOwn(data, 'fileName'), data.withData]).toEqual([false, false])
  })

  test('a link expires after seven days', async () => {
    const { token, expiresAt } = await create()
    expect(expiresAt).toBe(api.time.now + downloadLinkLifeMs)
    api.time.now = expiresAt - 1
    expect((await api.call('readDownloadLink', { token })).code).toBe(0)
    api.time.now += 1
    expect(await api.call('readDownloadLink', { token })).toEqual(gone)
  })

  test("a link's photo lives as long as the link", async () => {
    const jpeg = Buffer.concat([
      Buffer.from('ffd8ffe0', 'hex'),
      Buffer.alloc(20, 7),
      Buffer.from('ffd9', 'hex'),
    ])
    const photo = (await api.call('uploadPhoto', { jpegBase64: jpeg.toString('base64') })).data.id as string
    const resume = createTestResume('林晓')
    api.time.now += photoLifeMs - 1
    owner = await createTestUser(api)
    const linked = { ...resume, basics: { ...resume.basics, photo } }
    const { data } = await owner.call('createDownloadLink', { resume: linked, withData: false })
    api.time.now = data.expiresAt - 1
    await deleteExpired(api.db, api.time.now)
    expect((await api.call('readPhoto', { id: photo })).code).toBe(0)
  })

  test('only its owner ends a link, and then nobody can open it', async () => {
    const { token } = await create()
    const other = await createTestUser(api)
    expect(await other.call('endDownloadLink', { token })).toEqual(gone)
    expect((await api.call('readDownloadLink', { token })).code).toBe(0)
    expect((await owner.call('endDownloadLink', { token })).code).toBe(0)
    expect(await api.call('readDownloadLink', { token })).toEqual(gone)
    expect(await owner.call('endDownloadLink', { token })).toEqual(gone)
  })

  test('a link follows its owner into a merged account', async () => {
    const { token } = await create()
    const into = await createTestUser(api)
    await api.db
      .transaction()
      .execute((trx) => mergeAccounts(trx, { from: owner.userId, into: into.userId, now: api.time.now }))
    expect((await into.call('readDownloadLink', { token })).data.isOwn).toBe(true)
    expect((await into.call('endDownloadLink', { token })).code).toBe(0)
  })

  test('a user makes twenty links an hour at most, and a guest none', async () => {
    const input = { resume: createTestResume('林晓'), withData: false }
    const made = await Promise.all(Array.from({ length: 21 }, () => owner.call('createDownloadLink', input)))
    expect(made.filter(({ code }) => code === 0)).toHaveLength(20)
    expect(made.filter(({ code }) => code === ApiCodes.tooManyRequests)).toHaveLength(1)
    expect((await api.call('createDownloadLink', input)).code).not.toBe(0)
  })

  test('an unknown template is rejected', async () => {
    const resume = createTestResume('林晓', 'nobody@1')
    const refused = { code: ApiCodes.invalidInput, data: { fields: { 'style.template': 'unknownTemplate' } } }
    expect(await owner.call('createDownloadLink', { resume, withData: false })).toMatchObject(refused)
  })

  test('the token is stored as a hash only', async () => {
    const { token } = await create()
    expect(JSON.stringify(await api.db.selectFrom('handoffs').selectAll().execute())).not.toContain(token)
    expect(await api.call('readDownloadLink', { token: `${token.slice(1)}A` })).toEqual(gone)
  })
})
