import type { Db, SessionRow } from '../../db/schema/tables'

export async function insertSession(db: Db, row: SessionRow): Promise<void> {
  await db.insertInto('sessions').values(row).execute()
}

/** The session whose current or previous token has this hash, with the role and state of its user. */
export async function findSession(db: Db, tokenHash: string) {
  return db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .selectAll('sessions')
    .select(['users.is_admin', 'users.disabled_at'])
    .where((where) => where.or([where('token_hash', '=', tokenHash), where('previous_hash', '=', tokenHash)]))
    .executeTakeFirst()
}

export async function listUserSessions(db: Db, userId: string, now: number): Promise<SessionRow[]> {
  return db
    .selectFrom('sessions')
    .selectAll()
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .orderBy('last_seen_at', 'desc')
    .orderBy('id')
    .execute()
}

type Rotation = { from: string; to: string; now: number; expiresAt: number }

/**
 * Replaces the token of a session. @returns true for the one call that did it: of concurrent calls with the
 * same token, the first wins.
 */
export async function rotateSession(db: Db, { from, to, now, expiresAt }: Rotation): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('sessions')
    .set({ token_hash: to, previous_hash: from, previous_until: null })
    .set({ rotated_at: now, last_seen_at: now, expires_at: expiresAt })
    .where('token_hash', '=', from)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Restarts the age of a successor that was issued earlier but never used. */
export async function renewSuccessor(db: Db, { from, now, expiresAt }: Rotation): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ rotated_at: now, last_seen_at: now, expires_at: expiresAt })
    .where('previous_hash', '=', from)
    .where('previous_until', 'is', null)
    .execute()
}

/** The successor was used for the first time: the previous token expires from now on. */
export async function expirePreviousToken(db: Db, id: string, until: number): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ previous_until: until })
    .where('id', '=', id)
    .where('previous_until', 'is', null)
    .execute()
}

export async function markSessionSeen(db: Db, id: string, now: number): Promise<void> {
  await db.updateTable('sessions').set({ last_seen_at: now }).where('id', '=', id).execute()
}

/** Deletes one session of a user, or all of them when no id is given. */
export async function deleteSessions(db: Db, userId: string, id?: string): Promise<void> {
  const all = db.deleteFrom('sessions').where('user_id', '=', userId)
  await (id === undefined ? all : all.where('id', '=', id)).execute()
}
