import type { ExpressionBuilder } from 'kysely'
import type { SentBy } from '#contract/resume/resume-details'
import type { DetailColumns, MaskedCopyColumns } from '../db/schema/resume-tables'
import type { Db, ResumeRow, Tables } from '../db/schema/tables'

export type ResumeSummaryRow = Omit<
  ResumeRow,
  'resume' | 'user_id' | 'origin' | 'photo_id' | 'thin_at' | keyof MaskedCopyColumns | keyof DetailColumns
>
/** A resume without a share link. */
export type NewResumeRow = Omit<ResumeRow, keyof MaskedCopyColumns | Exclude<keyof DetailColumns, 'tags'>>
/** Every query names the owner, so that nobody can reach another user's resume. */
export type OwnedResumeKey = { id: string; userId: string }

const summaryColumns = [
  'id',
  'title',
  'template',
  'revision',
  'created_at',
  'updated_at',
  'deleted_at',
] as const

function matchesOwner({ id, userId }: OwnedResumeKey) {
  return (resume: ExpressionBuilder<Tables, 'resumes'>) => resume.and({ id, user_id: userId })
}

export async function insertResume(db: Db, row: NewResumeRow): Promise<void> {
  await db.insertInto('resumes').values(row).execute()
}

/**
 * Notes the pictures that a revision holds. Runs before the revision is saved: should the save fail, a picture only
 * stays a while longer; the other way round a crash could lose it.
 */
export async function recordPictures(
  db: Db,
  id: string,
  revision: number,
  photoIds: readonly string[],
): Promise<void> {
  if (photoIds.length === 0) return
  await db
    .insertInto('resume_pictures')
    .columns(['resume_id', 'photo_id', 'last_revision'])
    .expression((from) =>
      from
        .selectFrom(['resumes', 'photos'])
        .select((of) => ['resumes.id', 'photos.id as photo_id', of.val(revision).as('last_revision')])
        .where('resumes.id', '=', id)
        .where('photos.id', 'in', photoIds),
    )
    .onConflict((known) =>
      known
        .columns(['resume_id', 'photo_id'])
        .doUpdateSet((row) => ({ last_revision: row.ref('excluded.last_revision') }))
        .where('resume_pictures.last_revision', '<', revision),
    )
    .execute()
}

/** Live resumes and those in the bin, without their contents. */
export async function listResumeSummaries(db: Db, userId: string): Promise<ResumeSummaryRow[]> {
  return db.selectFrom('resumes').select(summaryColumns).where('user_id', '=', userId).execute()
}

export async function findResume(db: Db, key: OwnedResumeKey): Promise<ResumeRow | undefined> {
  return db.selectFrom('resumes').selectAll().where(matchesOwner(key)).executeTakeFirst()
}

export async function findResumeSummary(db: Db, key: OwnedResumeKey): Promise<ResumeSummaryRow | undefined> {
  return db.selectFrom('resumes').select(summaryColumns).where(matchesOwner(key)).executeTakeFirst()
}

export async function findResumeByOrigin(
  db: Db,
  userId: string,
  origin: string,
): Promise<ResumeSummaryRow | undefined> {
  return db
    .selectFrom('resumes')
    .select(summaryColumns)
    .where('user_id', '=', userId)
    .where('origin', '=', origin)
    .executeTakeFirst()
}

type Save = Pick<ResumeRow, 'resume' | 'template' | 'photo_id' | 'updated_at' | 'thin_at'> &
  MaskedCopyColumns & { baseRevision: number }

/**
 * Saves only over the revision that was edited, and only a live resume. @returns whether it did. One
 * statement, so that of two concurrent saves one wins, and the masked copy always belongs to the same
 * revision. `masked_kinds` must be what the link hides at this moment: otherwise the copy would be missing or
 * show too much.
 */
export async function saveResume(
  db: Db,
  key: OwnedResumeKey,
  { baseRevision, ...columns }: Save,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('resumes')
    .set({ ...columns, revision: baseRevision + 1 })
    .where(matchesOwner(key))
    .where('revision', '=', baseRevision)
    .where('deleted_at', 'is', null)
    .where('masked_kinds', columns.masked_kinds === null ? 'is' : '=', columns.masked_kinds)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Renames a live resume only. */
export async function updateResumeTitle(db: Db, key: OwnedResumeKey, title: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('resumes')
    .set({ title })
    .where(matchesOwner(key))
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Of the live resumes of an account: what a list shows besides their summaries. */
export async function listResumeDetails(db: Db, userId: string): Promise<({ id: string } & DetailColumns)[]> {
  return db
    .selectFrom('resumes')
    .select(['id', 'tags', 'sent_at', 'sent_by', 'facts'])
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .execute()
}

/** Replaces the tags (JSON) of a live resume. */
export async function updateTags(db: Db, key: OwnedResumeKey, tags: string): Promise<void> {
  await db
    .updateTable('resumes')
    .set({ tags })
    .where(matchesOwner(key))
    .where('deleted_at', 'is', null)
    .execute()
}

/** Keeps the facts (JSON) about a revision while it is the present one. */
export async function updateFacts(
  db: Db,
  key: OwnedResumeKey,
  revision: number,
  facts: string,
): Promise<void> {
  await db
    .updateTable('resumes')
    .set({ facts })
    .where(matchesOwner(key))
    .where('revision', '=', revision)
    .execute()
}

/** Notes that a resume left the account; its revision and time of change stay. */
export async function markSent(db: Db, key: OwnedResumeKey, by: SentBy, now: number): Promise<void> {
  await db.updateTable('resumes').set({ sent_at: now, sent_by: by }).where(matchesOwner(key)).execute()
}

/** A resume that is already in the bin keeps its date. */
export async function moveToBin(db: Db, key: OwnedResumeKey, now: number): Promise<void> {
  await db
    .updateTable('resumes')
    .set({ deleted_at: now })
    .where(matchesOwner(key))
    .where('deleted_at', 'is', null)
    .execute()
}

export async function restoreFromBin(db: Db, key: OwnedResumeKey): Promise<void> {
  await db.updateTable('resumes').set({ deleted_at: null }).where(matchesOwner(key)).execute()
}

/** Deletes a resume in the bin with its versions. @returns whether it did. */
export async function deleteBinnedResume(db: Db, key: OwnedResumeKey): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('resumes')
    .where(matchesOwner(key))
    .where('deleted_at', 'is not', null)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

export async function listResumesToPrune(db: Db, now: number, limit: number): Promise<string[]> {
  const rows = await db.selectFrom('resumes').select('id').where('thin_at', '<=', now).limit(limit).execute()
  return rows.map(({ id }) => id)
}

export async function schedulePruning(db: Db, id: string, time: number | null): Promise<void> {
  await db.updateTable('resumes').set({ thin_at: time }).where('id', '=', id).execute()
}

export async function countLiveResumes(db: Db, userId: string): Promise<number> {
  const { live } = await db
    .selectFrom('resumes')
    .select(({ fn }) => fn.countAll<number>().as('live'))
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  return live
}

/**
 * Moves all resumes of one user to another. When both have a resume of one origin, both stay, and the moved
 * one loses its origin.
 */
export async function mergeResumes(db: Db, { from, into }: { from: string; into: string }): Promise<void> {
  const taken = db
    .selectFrom('resumes')
    .select('origin')
    .where('user_id', '=', into)
    .where('origin', 'is not', null)
  await db
    .updateTable('resumes')
    .set({ origin: null })
    .where('user_id', '=', from)
    .where('origin', 'in', taken)
    .execute()
  await db.updateTable('resumes').set({ user_id: into }).where('user_id', '=', from).execute()
}
