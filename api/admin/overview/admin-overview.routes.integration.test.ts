import { ApiCodes } from '#contract/http/api-codes'
import { describe, expect, test } from 'vitest'
import { databases } from '../../testing/databases'
import { createTestResume, useTestApi } from '../../testing/test-api'

const DAY_MS = 24 * 3_600_000

describe.each(databases)('the admin overview on $name', ({ empty }) => {
  const admin = '13800138000'
  const api = useTestApi(empty, { adminPhones: [admin] })
  const overview = async (token: string) => (await api.call('readAdminOverview', {}, { token })).data

  test("the overview counts users, sessions, resumes and today's codes", async () => {
    await api.logIn('13900139000')
    const token = await api.logIn(admin)
    for (const name of ['甲', '乙'])
      await api.call('createResume', { resume: createTestResume(name) }, { token })
    const { data } = await api.call('listResumes', {}, { token })
    await api.call('binResume', { id: data.live[0].id }, { token })
    await api.call('sendLoginCode', { phone: '13700137000' })
    const twice = await api.call('sendLoginCode', { phone: '13700137000' })
    expect(twice).toMatchObject({ code: ApiCodes.tooManyRequests })
    expect(await overview(token)).toEqual({
      users: 2,
      newUsersToday: 2,
      sessionsLive: 2,
      storedResumes: 1,
      binnedResumes: 1,
      codesToday: 2,
      countedAt: api.time.now,
    })
  })

  test('the overview restarts each day, and does not count expired sessions', async () => {
    api.time.now += DAY_MS
    const token = await api.logIn(admin)
    expect(await overview(token)).toMatchObject({
      users: 2,
      newUsersToday: 0,
      sessionsLive: 3,
      codesToday: 1,
    })
    api.time.now += 8 * DAY_MS
    const later = await api.logIn(admin)
    expect(await overview(later)).toMatchObject({ sessionsLive: 1, codesToday: 1 })
  })
})
