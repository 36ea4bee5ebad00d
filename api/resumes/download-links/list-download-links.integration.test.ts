import { ApiCodes } from '#contract/http/api-codes'
import { beforeEach, describe, expect, test } from 'vitest'
import { databases } from '../../testing/databases'
import { createTestUser, type TestUser } from '../../testing/test-person'
import { createTestResume, useTestApi } from '../../testing/test-api'

describe.each(databases)("the list of a user's download links on $name", ({ empty }) => {
  const api = useTestApi(empty)
  let owner: TestUser
  beforeEach(async () => {
    owner = await createTestUser(api)
  })
  async function create(fileName: string) {
    const input = { resume: createTestResume('林晓'), withData: false, fileName }
    const { data } = await owner.call('createDownloadLink', input)
    api.time.now += 1_000
    return data as { token: string; expiresAt: number }
  }
  type Listed = { id: string; fileName: string; expiresAt: number; fetches: number }
  const listed = async (user = owner) =>
    (await user.call('listDownloadLinks', {})).data as unknown as Listed[]

  test('has the live ones, newest first, with how often files were taken', async () => {
    const first = await create('林晓-上海')
    const second = await create('林晓-产品经理')
    for (let n = 0; n < 2; n++) await api.call('countDownloadLinkFetch', { token: first.token })
    expect((await api.call('countDownloadLinkFetch', { token: 'unknown' })).code).toBe(0)
    expect(await listed()).toMatchObject([
      { fileName: '林晓-产品经理', fetches: 0, expiresAt: second.expiresAt },
      { fileName: '林晓-上海', fetches: 2, expiresAt: first.expiresAt },
    ])
    expect(await listed(await createTestUser(api))).toEqual([])
    expect(JSON.stringify(await listed())).not.toContain(first.token)
    const before = api.time.now
    api.time.now = first.expiresAt
    expect((await listed()).map(({ fileName }) => fileName)).toEqual(['林晓-产品经理'])
    api.time.now = before
  })

  test('ends a link for its owner alone', async () => {
    const { token } = await create('林晓-上海')
    const [{ id }] = (await listed()) as [Listed]
    const other = await createTestUser(api)
    expect((await other.call('endListedDownloadLink', { id })).code).toBe(ApiCodes.notFound)
    expect((await api.call('readDownloadLink', { token })).code).toBe(0)
    expect((await owner.call('endListedDownloadLink', { id })).code).toBe(0)
    expect((await api.call('readDownloadLink', { token })).code).toBe(ApiCodes.notFound)
    expect(await listed()).toEqual([])
  })
})
