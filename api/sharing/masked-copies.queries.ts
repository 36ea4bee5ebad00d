import type { OwnedResumeKey } from '../resumes/resumes.queries'
import type { ShareRow } from '../db/schema/share-tables'
import type { MaskedCopyColumns } from '../db/schema/resume-tables'
import type { Db, ResumeRow } from '../db/schema/tables'

/** Sets the copy if the resume is still at `revision` and live. @returns whether it was. */
export async function setMaskedCopy(
  db: Db,
  { id, userId }: OwnedResumeKey,
  revision: number,
  columns: MaskedCopyColumns,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('resumes')
    .set(columns)
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('revision', '=', revision)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Removes the copy once no link hides anything. */
export async function clearMaskedCopy(db: Db, { id, userId }: OwnedResumeKey): Promise<void> {
  const columns = { masked_kinds: null, masked: null, masked_revision: null, masked_by: null }
  await db.updateTable('resumes').set(columns).where('id', '=', id).where('user_id', '=', userId).execute()
}

type StaleQuery = { after: string; rules: number; limit: number }

/** Ids of resumes, ascending, whose link hides something and whose masked copy is missing or stale. */
export async function listStaleShares(db: Db, { after, rules, limit }: StaleQuery): Promise<string[]> {
  const rows = await db
    .selectFrom('shares')
    .innerJoin('resumes', 'resumes.id', 'shares.resume_id')
    .select('resume_id')
    .where('resume_id', '>', after)
    .where((row) => row.or([row('hidden_kinds', '!=', ''), row('shows_contacts', '=', 0)]))
    .where((row) =>
      row.or([
        row('masked', 'is', null),
        row('masked_kinds', '!=', row.ref('hidden_kinds')),
        row('masked_revision', '!=', row.ref('revision')),
        row('masked_by', '!=', rules),
      ]),
    )
    .orderBy('resume_id')
    .limit(limit)
    .execute()
  return rows.map((row) => row.resume_id)
}

export type ShareToMask = Pick<ShareRow, 'resume_id' | 'hidden_kinds' | 'shows_contacts'> &
  Pick<ResumeRow, 'revision' | 'resume'>

export async function findShareToMask(db: Db, id: string): Promise<ShareToMask | undefined> {
  return db
    .selectFrom('shares')
    .innerJoin('resumes', 'resumes.id', 'shares.resume_id')
    .select(['resume_id', 'hidden_kinds', 'shows_contacts', 'revision', 'resume'])
    .where('resume_id', '=', id)
    .executeTakeFirst()
}

/**
 * Replaces the copy only if the resume and the hidden kinds are still those that were read. @returns whether
 * they were.
 */
export async function replaceStaleMaskedCopy(
  db: Db,
  source: ShareToMask,
  columns: MaskedCopyColumns,
): Promise<boolean> {
  const { resume_id, hidden_kinds, shows_contacts, revision } = source
  const { numUpdatedRows } = await db
    .updateTable('resumes')
    .set(columns)
    .where('id', '=', resume_id)
    .where('revision', '=', revision)
    .where((resume) =>
      resume.exists(
        resume
          .selectFrom('shares')
          .select('resume_id')
          .where((share) => share.and({ resume_id, hidden_kinds, shows_contacts })),
      ),
    )
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
