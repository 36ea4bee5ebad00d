import { newInviteCode } from '../../ids-and-hashes'
import { locksRows } from '../../db/dialects'
import type { Db, UserRow } from '../../db/schema/tables'

export async function findUser(db: Db, id: string): Promise<UserRow | undefined> {
  return db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst()
}

export async function findUserByPhone(db: Db, phone: string): Promise<UserRow | undefined> {
  return db.selectFrom('users').selectAll().where('phone', '=', phone).executeTakeFirst()
}

/** Values of a new account besides those given. */
const newUserDefaults = { disabled_at: null, seen_at: 0, inviter_name: 'masked' } as const
type NewUser = Omit<UserRow, 'invite_code' | keyof typeof newUserDefaults>

/** @returns undefined when the phone already has an account. */
export async function insertUser(db: Db, row: NewUser): Promise<UserRow | undefined> {
  for (;;) {
    const inserted = await db
      .insertInto('users')
      .values({ ...row, ...newUserDefaults, invite_code: newInviteCode() })
      .onConflict((conflict) => conflict.doNothing())
      .returningAll()
      .executeTakeFirst()
    if (inserted) return inserted
    if (row.phone !== null && (await findUserByPhone(db, row.phone))) return undefined
    // The invite code is taken: the loop tries another one.
  }
}

type Change = Partial<Omit<UserRow, 'id' | 'invite_code' | 'created_at'>>

export async function updateUser(db: Db, id: string, change: Change): Promise<void> {
  await db.updateTable('users').set(change).where('id', '=', id).execute()
}

export async function deleteUser(db: Db, id: string): Promise<void> {
  await db.deleteFrom('users').where('id', '=', id).execute()
}

/** Ids of the accounts whose cooling-off period is over. @param now ms since 1970 */
export async function listUsersToErase(db: Db, now: number): Promise<string[]> {
  const rows = await db.selectFrom('users').select('id').where('closes_at', '<=', now).execute()
  return rows.map(({ id }) => id)
}

/** Locks users until the transaction ends, so that nobody else can change them or assign rows to them. */
export async function lockUsers(db: Db, ids: string[]): Promise<UserRow[]> {
  const users = db.selectFrom('users').selectAll().where('id', 'in', ids).orderBy('id')
  return (locksRows(db) ? users.forUpdate() : users).execute()
}

/**
 * Starts the cooling-off period; an account that is closing already keeps its date. @param closesAt ms since
 * 1970
 */
export async function scheduleUserClosure(db: Db, id: string, closesAt: number): Promise<void> {
  await db
    .updateTable('users')
    .set({ closes_at: closesAt })
    .where('id', '=', id)
    .where('closes_at', 'is', null)
    .execute()
}
