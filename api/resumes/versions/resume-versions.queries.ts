import type { OwnedResumeKey } from '../resumes.queries'
import type { Db, ResumeVersionRow } from '../../db/schema/tables'

/**
 * Stores the present content of a resume as a version. Runs before the save that replaces it: between the two
 * there is one version too many, which no list shows; the other way round a crash could lose it.
 */
export async function insertVersion(
  db: Db,
  { id, userId }: OwnedResumeKey,
  revision: number,
  replacedAt: number,
): Promise<void> {
  await db
    .insertInto('resume_versions')
    .columns(['resume_id', 'revision', 'saved_at', 'replaced_at', 'photo_id', 'resume'])
    .expression((from) =>
      from
        .selectFrom('resumes')
        .select((of) => [
          'id',
          'revision',
          'updated_at',
          of.val(replacedAt).as('replaced_at'),
          'photo_id',
          'resume',
        ])
        .where('id', '=', id)
        .where('user_id', '=', userId)
        .where('revision', '=', revision)
        .where('deleted_at', 'is', null),
    )
    .onConflict((known) =>
      known
        .columns(['resume_id', 'revision'])
        .doUpdateSet((row) => ({ replaced_at: row.ref('excluded.replaced_at') })),
    )
    .execute()
}

type Window = { id: string; /** The resume's current revision. */ before: number; replacedAfter: number }

/** All versions, for pruning. */
export async function listAllVersions(db: Db, id: string): Promise<{ revision: number; savedAt: number }[]> {
  return db
    .selectFrom('resume_versions')
    .select(['revision', 'saved_at as savedAt'])
    .where('resume_id', '=', id)
    .execute()
}

/** Newest first, without their contents. */
export async function listVersions(
  db: Db,
  { id, before, replacedAfter }: Window,
): Promise<Pick<ResumeVersionRow, 'revision' | 'saved_at'>[]> {
  return db
    .selectFrom('resume_versions')
    .select(['revision', 'saved_at'])
    .where('resume_id', '=', id)
    .where('revision', '<', before)
    .where('replaced_at', '>', replacedAfter)
    .orderBy('revision', 'desc')
    .execute()
}

export async function findVersion(
  db: Db,
  { id, replacedAfter }: Omit<Window, 'before'>,
  revision: number,
): Promise<ResumeVersionRow | undefined> {
  return db
    .selectFrom('resume_versions')
    .selectAll()
    .where('resume_id', '=', id)
    .where('revision', '=', revision)
    .where('replaced_at', '>', replacedAfter)
    .executeTakeFirst()
}

export async function deleteVersions(db: Db, id: string, revisions: readonly number[]): Promise<void> {
  if (revisions.length === 0) return
  await db
    .deleteFrom('resume_versions')
    .where('resume_id', '=', id)
    .where('revision', 'in', revisions)
    .execute()
}
