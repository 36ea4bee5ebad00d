import type { Db, DraftRow } from '../../db/schema/tables'
import { mapUniqueViolation } from '../../db/unique-violation'

/** @throws UniqueViolation when the id is taken. */
export async function insertDraft(db: Db, row: DraftRow): Promise<void> {
  await mapUniqueViolation(db.insertInto('drafts').values(row).execute())
}

export async function findDraft(db: Db, id: string): Promise<DraftRow | undefined> {
  // Ids are base64url; others may contain \0, at which PostgreSQL fails.
  if (!/^[\w-]+$/.test(id)) return undefined
  return db.selectFrom('drafts').selectAll().where('id', '=', id).executeTakeFirst()
}

type Save = Pick<DraftRow, 'id' | 'resume' | 'updated_at' | 'expires_at'> & { baseRevision: number }

/**
 * Saves only over the revision that was edited. @returns whether it did. One statement, so that of two
 * concurrent saves one wins.
 */
export async function saveDraftOverRevision(
  db: Db,
  { id, baseRevision, ...columns }: Save,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('drafts')
    .set({ ...columns, revision: baseRevision + 1 })
    .where('id', '=', id)
    .where('revision', '=', baseRevision)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Deletes a draft, or only the given revision of it. @returns whether it existed. */
export async function deleteDraft(db: Db, id: string, revision?: number): Promise<boolean> {
  const named = db.deleteFrom('drafts').where('id', '=', id)
  const { numDeletedRows } = await (
    revision === undefined ? named : named.where('revision', '=', revision)
  ).executeTakeFirst()
  return numDeletedRows === 1n
}
