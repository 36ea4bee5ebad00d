import { maxNicknameLength } from '#contract/account/profile'
import type { Db, UserRow } from '../../db/schema/tables'
import { defaultNickname } from './default-nickname'
import { updateUser, findUser, findUserByPhone, insertUser } from './users.queries'
import { newShortId } from '../../ids-and-hashes'

export type PolicyConsent = { policyVersion: string; now: number }

/** Finds the account of a phone, or creates it; for use in a transaction. */
export async function openAccountByPhone(db: Db, phone: string, consent: PolicyConsent) {
  const existing = await findUserByPhone(db, phone)
  const opened = existing
    ? undefined
    : await openAccount(db, { phone, nickname: defaultNickname(phone) }, consent)
  const user = existing ?? opened ?? (await findUserByPhone(db, phone))
  if (!user) throw new Error('an account vanished while it was opened')
  if (!opened) await recordConsent(db, user, consent)
  return { user, isNewUser: opened !== undefined }
}

/**
 * Creates an account; `phone` is null when it is created through WeChat. @returns undefined when the phone
 * already has an account.
 */
export async function openAccount(
  db: Db,
  { phone, nickname }: { phone: string | null; nickname: string },
  { policyVersion, now }: PolicyConsent,
): Promise<UserRow | undefined> {
  return insertUser(db, {
    id: newShortId(),
    phone,
    nickname: Array.from(nickname).slice(0, maxNicknameLength).join(''),
    is_admin: 0,
    policy_version: policyVersion,
    policy_at: policyVersion ? now : null,
    created_at: now,
    closes_at: null,
  })
}

/** Stores when a user first accepted this version of the policies. */
export async function recordConsent(
  db: Db,
  user: Pick<UserRow, 'id' | 'policy_version'>,
  { policyVersion, now }: PolicyConsent,
): Promise<void> {
  if (policyVersion === '' || policyVersion === user.policy_version) return
  await updateUser(db, user.id, { policy_version: policyVersion, policy_at: now })
}

/** The user row of a session that was authenticated already. @throws Error when the row is missing. */
export async function getUser(db: Db, userId: string): Promise<UserRow> {
  const user = await findUser(db, userId)
  if (!user) throw new Error('a session without its user')
  return user
}
