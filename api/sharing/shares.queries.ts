import { sql } from 'kysely'
import type { ShareVisit, ShareVisitCount } from '#contract/sharing/share-visits'
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

/** Counts a view in the total and in that of its day, unless the link was revoked meanwhile. */
export async function countVisit(db: Db, token: string, visit: ShareVisit, day: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    // First, because it locks the link's row.
    const share = await trx
      .updateTable('shares')
      .set({ views: sql`views + 1` })
      .where('token', '=', token)
      .returning('resume_id')
      .executeTakeFirst()
    if (!share) return
    await trx
      .insertInto('share_visits')
      .values({ resume_id: share.resume_id, day, ...visit, count: 1 })
      .onConflict((conflict) =>
        conflict
          .columns(['resume_id', 'day', 'source', 'device'])
          .doUpdateSet({ count: sql`share_visits.count + 1` }),
      )
      .execute()
  })
}

/** The visits of the owner's link from `since` on; days are their start in ms. */
export async function listVisits(
  db: Db,
  { id, userId }: OwnedResumeKey,
  since: number,
): Promise<ShareVisitCount[]> {
  return db
    .selectFrom('share_visits')
    .innerJoin('shares', 'shares.resume_id', 'share_visits.resume_id')
    .select(['day', 'source', 'device', 'count'])
    .where('shares.resume_id', '=', id)
    .where('shares.user_id', '=', userId)
    .where('day', '>=', since)
    .execute()
}

/** Deletes at most `limit` links' visits of the days before `since`. @returns how many rows. */
export async function deleteVisitsBefore(db: Db, since: number, limit: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('share_visits')
    .where('resume_id', 'in', (visits) =>
      visits.selectFrom('share_visits').select('resume_id').distinct().where('day', '<', since).limit(limit),
    )
    .where('day', '<', since)
    .executeTakeFirst()
  return Number(numDeletedRows)
}
