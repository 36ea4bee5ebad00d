import { type CallName, endpoints, type Endpoint } from '#contract/endpoints'
import { Codes } from '#contract/codes'
import { beforeAll, describe, expect, test } from 'vitest'
import { emptySqlite } from '../testing/databases'
import { newAdmin, newPerson } from '../testing/person'
import { useTestApi } from '../testing/test-api'

const rows = (Object.entries(endpoints) as [CallName, Endpoint][]).filter(
  ([, { path, needs }]) => path.startsWith('/api/admin/') || needs === 'admin',
)

/** Spec §7: it answers who asks whether they are one. */
const isQuestion = (name: CallName) => name === 'checkAdmin'

describe('the calls of admins', () => {
  const api = useTestApi(emptySqlite)
  const tokens: Record<string, string | undefined> = {}
  beforeAll(async () => {
    Object.assign(tokens, { user: (await newPerson(api)).token, admin: (await newAdmin(api)).token })
  })
  const codeFor = async (name: CallName, who: string) =>
    (await api.call(name, {} as never, { token: tokens[who] })).code

  test('are all there are under /api/admin', () => {
    expect(rows.length).toBeGreaterThan(10)
    expect(rows.filter(([name, { needs }]) => needs !== 'admin' && !isQuestion(name))).toEqual([])
  })

  test.each(rows.map(([name]) => name))('%s refuses a guest', async (name) => {
    expect(await codeFor(name, 'guest')).toBe(Codes.notLoggedIn)
  })

  test.each(rows.map(([name]) => name).filter((name) => !isQuestion(name)))(
    '%s refuses a plain user, and listens to an admin',
    async (name) => {
      expect(await codeFor(name, 'user')).toBe(Codes.frontPage)
      expect([Codes.notLoggedIn, Codes.frontPage]).not.toContain(await codeFor(name, 'admin'))
    },
  )
})
