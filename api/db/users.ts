import type { Kysely } from 'kysely'
import { newInviteCode } from '../keys'
import type { Tables, UserRow } from './tables'

type Db = Kysely<Tables>

export async function findUser(db: Db, id: string): Promise<UserRow | undefined> {
  return db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst()
}

export async function findUserByPhone(db: Db, phone: string): Promise<UserRow | undefined> {
  return db.selectFrom('users').selectAll().where('phone', '=', phone).executeTakeFirst()
}

/** @returns undefined when somebody has the phone. */
export async function insertUser(db: Db, row: Omit<UserRow, 'invite_code'>): Promise<UserRow | undefined> {
  for (;;) {
    const inserted = await db
      .insertInto('users')
      .values({ ...row, invite_code: newInviteCode() })
      .onConflict((conflict) => conflict.doNothing())
      .returningAll()
      .executeTakeFirst()
    if (inserted) return inserted
    if (row.phone !== null && (await findUserByPhone(db, row.phone))) return undefined
    // Somebody has the invite code: another one.
  }
}

type Change = Partial<Omit<UserRow, 'id' | 'invite_code' | 'created_at'>>

export async function changeUser(db: Db, id: string, change: Change): Promise<void> {
  await db.updateTable('users').set(change).where('id', '=', id).execute()
}
