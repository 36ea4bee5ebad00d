import { describe, expect, test } from 'vitest'
import { silentLog } from './log'
import { startCleanup } from './schedule-cleanup'
import { databases } from '../testing/databases'
import { createTestUser } from '../testing/test-person'
import { createTestResume, useTestApi } from '../testing/test-api'

describe.each(databases)('the hourly cleanup on $name', ({ empty }) => {
  const api = useTestApi(empty)

  test('creates the masked copy of a link that lacks one', async () => {
    const person = await createTestUser(api)
    const { id } = (await person.call('createResume', { resume: createTestResume('林晓') })).data
    const { token } = (await person.call('openShare', { id, hidden: ['phone'] })).data
    await api.db.updateTable('resumes').set({ masked: null }).where('id', '=', id).execute()
    expect((await api.call('viewShare', { token })).status).toBe(503)
    const stop = startCleanup(api.deps, silentLog)
    await stop()
    expect((await api.call('viewShare', { token })).data).toMatchObject({ state: 'open', masked: true })
  })
})
