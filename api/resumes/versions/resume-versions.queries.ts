import { sql, type ExpressionBuilder } from 'kysely'
import type { VersionReason } from '#contract/resume/resume-version'
import type { OwnedResumeKey } from '../resumes.queries'
import type { Db, Tables } from '../../db/schema/tables'
import type { ResumeVersionRow, VersionMarks } from '../../db/schema/version-table'
import type { VersionSummaryRow } from './version.dto'

/**
 * Stores the present content of a resume as a version; nothing for an earlier revision. Runs before the save that
 * replaces it: between the two there is one version too many, which no list shows; the other way round a crash could
 * lose it.
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

/**
 * Notes why a revision is worth returning to, the present one or an earlier one. It may have several reasons; one
 * that it has already changes nothing, and neither does a revision that is not stored.
 */
export async function addVersionReason(
  db: Db,
  key: OwnedResumeKey,
  revision: number,
  reason: VersionReason,
  now: number,
): Promise<void> {
  await insertVersion(db, key, revision, now)
  await db
    .updateTable('resume_versions')
    .set({
      reasons: sql<string>`case when reasons = '' then ${sql.lit(reason)} else reasons || ${sql.lit(`,${reason}`)} end`,
    })
    .where('resume_id', 'in', (of) =>
      of.selectFrom('resumes').select('id').where('id', '=', key.id).where('user_id', '=', key.userId),
    )
    .where('revision', '=', revision)
    .where('reasons', 'not like', `%${reason}%`)
    .execute()
}

/** `replacedAfter`: older ones have expired, unless they are named or pinned. */
type Window = { id: string; replacedAfter: number }

function isInWindow({ id, replacedAfter }: Window) {
  return (version: ExpressionBuilder<Tables, 'resume_versions'>) =>
    version.and([
      version('resume_id', '=', id),
      version.or([version('replaced_at', '>', replacedAfter), isRetainedRow(version)]),
    ])
}

/** The SQL of isRetained. */
export function isRetainedRow(version: ExpressionBuilder<Tables, 'resume_versions'>) {
  return version.or([version('name', '!=', ''), version('pinned', '=', 1)])
}

/** Versions before the present revision, newest first, without their contents. */
export async function listVersions(db: Db, window: Window): Promise<VersionSummaryRow[]> {
  return db
    .selectFrom('resume_versions')
    .select(['revision', 'saved_at', 'replaced_at', 'reasons', 'name', 'pinned'])
    .where(isInWindow(window))
    .where('revision', '<', (of) => of.selectFrom('resumes').select('revision').where('id', '=', window.id))
    .orderBy('revision', 'desc')
    .execute()
}

export async function findVersion(
  db: Db,
  window: Window,
  revision: number,
): Promise<ResumeVersionRow | undefined> {
  return db
    .selectFrom('resume_versions')
    .selectAll()
    .where(isInWindow(window))
    .where('revision', '=', revision)
    .executeTakeFirst()
}

/** The marked versions of a user's resumes, with their contents, oldest first. */
export async function listMarkedVersions(db: Db, userId: string) {
  return db
    .selectFrom('resume_versions')
    .innerJoin('resumes', 'resumes.id', 'resume_versions.resume_id')
    .select(['resume_id', 'resume_versions.revision', 'saved_at', 'reasons', 'name', 'pinned'])
    .select('resume_versions.resume')
    .where('resumes.user_id', '=', userId)
    .where((version) =>
      version.or([version('reasons', '!=', ''), version('name', '!=', ''), version('pinned', '=', 1)]),
    )
    .orderBy('saved_at')
    .execute()
}

export async function countRetainedVersions(db: Db, id: string): Promise<number> {
  const { retained } = await db
    .selectFrom('resume_versions')
    .select(({ fn }) => fn.countAll<number>().as('retained'))
    .where('resume_id', '=', id)
    .where(isRetainedRow)
    .executeTakeFirstOrThrow()
  return Number(retained)
}

export async function updateVersion(
  db: Db,
  id: string,
  revision: number,
  change: Partial<VersionMarks & { replaced_at: number }>,
): Promise<void> {
  await db
    .updateTable('resume_versions')
    .set(change)
    .where('resume_id', '=', id)
    .where('revision', '=', revision)
    .execute()
}

/** Not those that were named or pinned meanwhile. */
export async function deleteVersions(db: Db, id: string, revisions: readonly number[]): Promise<void> {
  if (revisions.length === 0) return
  await db
    .deleteFrom('resume_versions')
    .where('resume_id', '=', id)
    .where('revision', 'in', revisions)
    .where((version) => version.not(isRetainedRow(version)))
    .execute()
}
