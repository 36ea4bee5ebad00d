import type { Kysely } from 'kysely'
import type { SessionRow, Tables } from './tables'

type Db = Kysely<Tables>

export async function insertSession(db: Db, row: SessionRow): Promise<void> {
  await db.insertInto('sessions').values(row).execute()
}

/** The session a token opens, as its own or as the direct predecessor of its own, and whether its user is an admin. */
export async function findSession(
  db: Db,
  tokenHash: string,
): Promise<(SessionRow & { is_admin: number }) | undefined> {
  return db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .selectAll('sessions')
    .select('users.is_admin')
    .where((where) => where.or([where('token_hash', '=', tokenHash), where('previous_hash', '=', tokenHash)]))
    .executeTakeFirst()
}
