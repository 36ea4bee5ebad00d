import { describe, expect, test } from 'vitest'
import { databases } from '../../testing/databases'
import { useTestApi } from '../../testing/test-api'
import { runAdminCommand } from './admin-role'

describe.each(databases)('npm run admin on $name', ({ empty }) => {
  const phone = '13800138000'
  const api = useTestApi(empty)

  test('grants and revokes the role, also for users with a session', async () => {
    const token = await api.logIn(phone)
    const isAdmin = async () => (await api.call('checkAdmin', {}, { token })).data
    expect(await runAdminCommand(api.db, ['grant', '138 0013 8000'], [])).toBe(`${phone} is an admin now`)
    expect(await isAdmin()).toBe(true)
    expect(await runAdminCommand(api.db, ['revoke', phone], [])).toBe(`${phone} is no admin any more`)
    expect(await isAdmin()).toBe(false)
    expect(await runAdminCommand(api.db, ['revoke', phone], [phone])).toContain('ADMIN_PHONES')
  })

  test('audits each change, and nothing when the role is so already', async () => {
    await runAdminCommand(api.db, ['grant', phone], [], 5)
    await runAdminCommand(api.db, ['grant', phone], [], 6)
    const lines = await api.db
      .selectFrom('audit_log')
      .select(['actor', 'actor_id', 'action', 'before', 'after'])
      .where('at', 'in', [5, 6])
      .execute()
    const [before, after] = [{ admin: false }, { admin: true }].map((values) => JSON.stringify(values))
    expect(lines).toEqual([{ actor: 'console', actor_id: null, action: 'adminMade', before, after }])
  })

  test.each([
    [['grant', '13900139000'], 'has no account yet'],
    [['grant', 'me'], 'is not a phone'],
    [['grant'], 'is not a phone'],
    [['promote', phone], 'usage'],
    [[], 'usage'],
    [['grant', phone, phone], 'usage'],
  ])('%j: %s', async (words, problem) => {
    await expect(runAdminCommand(api.db, words, [])).rejects.toThrow(problem)
  })
})
