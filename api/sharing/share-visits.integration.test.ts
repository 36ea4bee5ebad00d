import { beforeEach, describe, expect, test } from 'vitest'
import { ApiCodes } from '#contract/http/api-codes'
import { chinaDay } from '#contract/china-time'
import { visitDays } from '#contract/sharing/share-visit-kinds'
import type { ShareVisit } from '#contract/sharing/share-visits'
import { deleteExpired } from '../db/delete-expired'
import { databases } from '../testing/databases'
import { createTestUser, type TestUser } from '../testing/test-person'
import { createTestResume, useTestApi } from '../testing/test-api'

const dayMs = 24 * 60 * 60_000
const fromWeixin: ShareVisit = { source: 'weixin', device: 'phone' }
const fromSearch: ShareVisit = { source: 'search', device: 'computer' }

describe.each(databases)('visits of a share link on $name', ({ empty }) => {
  let person: TestUser
  let id: string
  let token: string
  const api = useTestApi(empty)
  beforeEach(async () => {
    person = await createTestUser(api)
    id = (await person.call('createResume', { resume: createTestResume('林晓') })).data.id
    token = (await person.call('openShare', { id, hidden: [] })).data.token
  })
  const visits = async (user = person) => (await user.call('readShareVisits', { id })).data

  test('visits add up by day of China, source and device, at the same time too', async () => {
    const today = chinaDay(api.time.now).startsAt
    const visitors = [fromWeixin, fromSearch, fromWeixin, fromWeixin]
    await Promise.all(visitors.map((visit) => api.call('viewShare', { token, visit })))
    api.time.now += dayMs
    await api.call('viewShare', { token, visit: fromWeixin })
    const counts = await visits()
    expect(counts).toHaveLength(3)
    expect(counts).toEqual(
      expect.arrayContaining([
        { day: today, ...fromWeixin, count: 3 },
        { day: today, ...fromSearch, count: 1 },
        { day: today + dayMs, ...fromWeixin, count: 1 },
      ]),
    )
    expect((await person.call('readShare', { id })).data.views).toBe(5)
  })

  test('visits that do not count, those of the owner, and a locked link leave no trace', async () => {
    await api.call('viewShare', { token })
    await person.call('viewShare', { token, visit: fromWeixin })
    await person.call('openShare', { id, hidden: [], password: '开门 8 次' })
    await api.call('viewShare', { token, visit: fromWeixin })
    expect(await visits()).toEqual([])
  })

  test('a visit stores its day, source, device and number, and nothing else', async () => {
    await api.call('viewShare', { token, visit: fromWeixin })
    const rows = await api.db.selectFrom('share_visits').selectAll().where('resume_id', '=', id).execute()
    const day = chinaDay(api.time.now).startsAt
    expect(rows).toEqual([{ resume_id: id, day, ...fromWeixin, count: 1 }])
  })

  test('visits are shown and kept for 30 days, and the total stays', async () => {
    await api.call('viewShare', { token, visit: fromWeixin })
    api.time.now = chinaDay(api.time.now).startsAt + visitDays * dayMs - 1
    await deleteExpired(api.db, api.time.now)
    expect(await visits()).toHaveLength(1)
    api.time.now += 1
    expect(await visits()).toEqual([])
    await deleteExpired(api.db, api.time.now)
    expect(await api.db.selectFrom('share_visits').where('resume_id', '=', id).selectAll().execute()).toEqual(
      [],
    )
    expect((await person.call('readShare', { id })).data.views).toBe(1)
  })

  test('another user reads no visits, and a revoked link takes its visits with it', async () => {
    await api.call('viewShare', { token, visit: fromSearch })
    const otherUser = await createTestUser(api)
    expect((await otherUser.call('readShareVisits', { id })).code).toBe(ApiCodes.notFound)
    await person.call('revokeShare', { id })
    await person.call('openShare', { id, hidden: [] })
    expect(await visits()).toEqual([])
  })
})
