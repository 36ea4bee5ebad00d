import type { CallName, InputOf } from '#contract/http/endpoints'
import { insertGrant } from '../membership/benefits/benefits.queries'
import { insertSession } from '../accounts/logins/sessions.queries'
import { insertUser } from '../accounts/users/users.queries'
import { hashSecret, newSecretToken, newShortId } from '../ids-and-hashes'
import { sessionLifeMs } from '../lifetimes'
import type { TestApi } from './test-api'

/** A user whose session lives for years, for tests that move the clock by months. */
export async function createTestUser(api: TestApi) {
  const [userId, token, now] = [newShortId(), newSecretToken(), api.time.now]
  const consent = { policy_version: '', policy_at: null, created_at: now, closes_at: null }
  await insertUser(api.db, { id: userId, phone: null, nickname: '林晓', is_admin: 0, ...consent })
  await insertSession(api.db, {
    id: newShortId(),
    user_id: userId,
    token_hash: hashSecret(token),
    previous_hash: null,
    previous_until: null,
    user_agent: '',
    created_at: now,
    rotated_at: now,
    last_seen_at: now,
    expires_at: now + 100 * sessionLifeMs,
  })
  const call = <N extends CallName>(name: N, input: InputOf<N>, language = 'zh-CN') =>
    api.call(name, input, { language, token })
  return { userId, token, call }
}

export type TestUser = Awaited<ReturnType<typeof createTestUser>>

/** The same, as an admin. */
export async function createTestAdmin(api: TestApi): Promise<TestUser> {
  const admin = await createTestUser(api)
  await api.db.updateTable('users').set({ is_admin: 1 }).where('id', '=', admin.userId).execute()
  return admin
}

/** Gives a user days of a level, from now on. */
export function grantMembership(api: TestApi, { userId }: TestUser, level: number, days: number) {
  const grant = { id: newShortId(), user_id: userId, level, seconds: days * 86_400, source: 'admin' } as const
  return insertGrant(api.db, { ...grant, created_at: api.time.now })
}
