import type { ExpressionBuilder, Kysely } from 'kysely'
import type { MaskedColumns, ResumeRow, Tables } from './tables'

type Db = Kysely<Tables>

export type ResumeSummaryRow = Omit<
  ResumeRow,
  'resume' | 'user_id' | 'origin' | 'photo_id' | 'thin_at' | keyof MaskedColumns
>
/** One that no link leads to yet. */
export type NewResumeRow = Omit<ResumeRow, keyof MaskedColumns>
/** Whose it is goes with every question, so that nobody meets another's. */
export type OwnResume = { id: string; userId: string }

const summaryColumns = [
  'id',
  'title',
  'template',
  'revision',
  'created_at',
  'updated_at',
  'deleted_at',
] as const

function is({ id, userId }: OwnResume) {
  return (resume: ExpressionBuilder<Tables, 'resumes'>) => resume.and({ id, user_id: userId })
}

export async function insertResume(db: Db, row: NewResumeRow): Promise<void> {
  await db.insertInto('resumes').values(row).execute()
}

/** Live ones and the bin's, without their contents. */
export async function listSummaries(db: Db, userId: string): Promise<ResumeSummaryRow[]> {
  return db.selectFrom('resumes').select(summaryColumns).where('user_id', '=', userId).execute()
}

export async function findResume(db: Db, own: OwnResume): Promise<ResumeRow | undefined> {
  return db.selectFrom('resumes').selectAll().where(is(own)).executeTakeFirst()
}

export async function findSummary(db: Db, own: OwnResume): Promise<ResumeSummaryRow | undefined> {
  return db.selectFrom('resumes').select(summaryColumns).where(is(own)).executeTakeFirst()
}

export async function findByOrigin(
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
  MaskedColumns & { madeFrom: number }

/**
 * Saves only over the revision it was made from, and nothing in the bin; @returns whether it did. One statement, so that of
 * two saves one wins, and that the copy for strangers is never of another revision. `masked_kinds` must be what a link hides
 * just now: otherwise the copy would be missing or show too much.
 */
export async function saveResume(db: Db, own: OwnResume, { madeFrom, ...columns }: Save): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('resumes')
    .set({ ...columns, revision: madeFrom + 1 })
    .where(is(own))
    .where('revision', '=', madeFrom)
    .where('deleted_at', 'is', null)
    .where('masked_kinds', columns.masked_kinds === null ? 'is' : '=', columns.masked_kinds)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Only of a live one. */
export async function retitleResume(db: Db, own: OwnResume, title: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('resumes')
    .set({ title })
    .where(is(own))
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** One that is in the bin already stays there since it came. */
export async function putInBin(db: Db, own: OwnResume, now: number): Promise<void> {
  await db
    .updateTable('resumes')
    .set({ deleted_at: now })
    .where(is(own))
    .where('deleted_at', 'is', null)
    .execute()
}

export async function takeFromBin(db: Db, own: OwnResume): Promise<void> {
  await db.updateTable('resumes').set({ deleted_at: null }).where(is(own)).execute()
}

/** With its versions, and only from the bin; @returns whether it did. */
export async function eraseBinned(db: Db, own: OwnResume): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('resumes')
    .where(is(own))
    .where('deleted_at', 'is not', null)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

export async function findThinnable(db: Db, now: number, atMost: number): Promise<string[]> {
  const rows = await db.selectFrom('resumes').select('id').where('thin_at', '<=', now).limit(atMost).execute()
  return rows.map(({ id }) => id)
}

export async function thinAgainAt(db: Db, id: string, time: number | null): Promise<void> {
  await db.updateTable('resumes').set({ thin_at: time }).where('id', '=', id).execute()
}

export async function countLive(db: Db, userId: string): Promise<number> {
  const { live } = await db
    .selectFrom('resumes')
    .select(({ fn }) => fn.countAll<number>().as('live'))
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  return live
}

/** All of one user's resumes go to another: none is left out, and of two from one place both are kept. */
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
