import { nicknameLength } from '#contract/profile'
import type { Kysely } from 'kysely'
import type { Tables, UserRow } from '../db/tables'
import { changeUser, findUser, findUserByPhone, insertUser } from '../db/users'
import { newShortId } from '../keys'

type Db = Kysely<Tables>
type Agreed = { policyVersion: string; now: number }

/** Finds the account of a phone or opens one; for use in a transaction. */
export async function openAccountByPhone(
  db: Db,
  phone: string,
  agreed: Agreed,
): Promise<{ user: UserRow; isNewUser: boolean }> {
  const known = await findUserByPhone(db, phone)
  const opened = known
    ? undefined
    : await openAccount(db, { phone, nickname: `用户${phone.slice(-4)}` }, agreed)
  const user = known ?? opened ?? (await findUserByPhone(db, phone))
  if (!user) throw new Error('an account vanished while it was opened')
  if (!opened) await recordConsent(db, user, agreed)
  return { user, isNewUser: opened !== undefined }
}

/** A new account, without a phone when WeChat opens it. @returns undefined when somebody has the phone. */
export async function openAccount(
  db: Db,
  { phone, nickname }: { phone: string | null; nickname: string },
  { policyVersion, now }: Agreed,
): Promise<UserRow | undefined> {
  return insertUser(db, {
    id: newShortId(),
    phone,
    nickname: Array.from(nickname).slice(0, nicknameLength).join(''),
    is_admin: 0,
    policy_version: policyVersion,
    policy_at: policyVersion ? now : null,
    created_at: now,
    closes_at: null,
  })
}

/** Keeps when a person first agreed to these policies. */
export async function recordConsent(
  db: Db,
  user: Pick<UserRow, 'id' | 'policy_version'>,
  { policyVersion, now }: Agreed,
): Promise<void> {
  if (policyVersion === '' || policyVersion === user.policy_version) return
  await changeUser(db, user.id, { policy_version: policyVersion, policy_at: now })
}

/** The row of somebody whose session was just proved. */
export async function requireUser(db: Db, userId: string): Promise<UserRow> {
  const user = await findUser(db, userId)
  if (!user) throw new Error('a session without its user')
  return user
}
