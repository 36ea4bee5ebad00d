import { ApiCodes } from '#contract/http/api-codes'
import { describe, expect, test } from 'vitest'
import { downloadLinkLifeMs } from '../../lifetimes'
import { databases } from '../../testing/databases'
import { createTestResume, useTestApi } from '../../testing/test-api'

describe.each(databases)('one-time download links on $name', ({ empty }) => {
  const api = useTestApi(empty)

  async function create() {
    const { data } = await api.call('createDownloadLink', { resume: createTestResume('林晓') })
    return data as { token: string; expiresAt: number }
  }
  const refused = (errorMsg: string) => ({ status: 200, code: ApiCodes.notFound, data: { errorMsg } })
  const gone = refused('链接不存在或已过期')
  const used = refused('这个链接已经用过了')

  test('a handoff can be read repeatedly, and used once', async () => {
    const { token, expiresAt } = await create()
    expect(expiresAt).toBe(api.time.now + downloadLinkLifeMs)
    const fresh = { resume: createTestResume('林晓'), expiresAt, usedAt: null }
    expect((await api.call('readDownloadLink', { token })).data).toEqual(fresh)
    expect((await api.call('readDownloadLink', { token })).data).toEqual(fresh)
    const taken = { ...fresh, usedAt: api.time.now }
    expect((await api.call('redeemDownloadLink', { token })).data).toEqual(taken)
    expect((await api.call('readDownloadLink', { token })).data).toEqual(taken)
    expect(await api.call('redeemDownloadLink', { token })).toEqual(used)
  })

  test('of 50 concurrent uses exactly one succeeds', async () => {
    const { token } = await create()
    const uses = await Promise.all(
      Array.from({ length: 50 }, () => api.call('redeemDownloadLink', { token })),
    )
    expect(uses.filter(({ code }) => code === 0)).toHaveLength(1)
    for (const use of uses) if (use.code !== 0) expect(use).toEqual(used)
  })

  test('a handoff expires after ten minutes', async () => {
    const { token } = await create()
    api.time.now += downloadLinkLifeMs - 1
    expect((await api.call('readDownloadLink', { token })).code).toBe(0)
    api.time.now += 1
    expect(await api.call('readDownloadLink', { token })).toEqual(gone)
    expect(await api.call('redeemDownloadLink', { token })).toEqual(gone)
  })

  test("a handoff's token is stored as a hash only", async () => {
    const { token } = await create()
    expect(JSON.stringify(await api.db.selectFrom('handoffs').selectAll().execute())).not.toContain(token)
    expect(await api.call('readDownloadLink', { token: `${token.slice(1)}A` })).toEqual(gone)
  })
})
