import { sql } from 'kysely'
import type { OwnedResumeKey } from '../resumes/resumes.queries'
import type { ShareRow } from '../db/schema/share-tables'
import type { Db } from '../db/schema/tables'

export async function findShare(db: Db, { id, userId }: OwnedResumeKey): Promise<ShareRow | undefined> {
  return db
    .selectFrom('shares')
    .selectAll()
    .where('resume_id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst()
}

/** The resumes of an account whose share link is not expired at `now`. */
export async function listSharedResumeIds(db: Db, userId: string, now: number): Promise<string[]> {
  const rows = await db
    .selectFrom('shares')
    .select('resume_id')
    .where('user_id', '=', userId)
    .where((share) => share.or([share('expires_at', 'is', null), share('expires_at', '>', now)]))
    .execute()
  return rows.map((row) => row.resume_id)
}

/** A share by its token, with its resume. */
export async function findShareWithResume(db: Db, token: string) {
  return db
    .selectFrom('shares')
    .innerJoin('resumes', 'resumes.id', 'shares.resume_id')
    .selectAll('shares')
    .select(['resumes.resume', 'resumes.masked', 'resumes.masked_kinds', 'resumes.deleted_at'])
    .where('shares.token', '=', token)
    .executeTakeFirst()
}

/** Creates a link, or updates the existing one except for its token, creation time and views. */
export async function upsertShare(db: Db, row: ShareRow): Promise<ShareRow> {
  const { password_hash, shows_contacts, hidden_kinds, expires_at } = row
  return db
    .insertInto('shares')
    .values(row)
    .onConflict((conflict) =>
      conflict.column('resume_id').doUpdateSet({ password_hash, shows_contacts, hidden_kinds, expires_at }),
    )
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function deleteShare(db: Db, { id, userId }: OwnedResumeKey): Promise<void> {
  await db.deleteFrom('shares').where('resume_id', '=', id).where('user_id', '=', userId).execute()
}

export async function incrementShareViews(db: Db, token: string): Promise<void> {
  await db
    .updateTable('shares')
    .set({ views: sql`views + 1` })
    .where('token', '=', token)
    .execute()
}
