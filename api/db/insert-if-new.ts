import type { Db, Tables } from './schema/tables'

/** Inserts a row unless a unique key of it exists already, so that a repetition changes nothing. @returns whether it was new. */
export async function insertIfNew<T extends keyof Tables>(
  db: Db,
  table: T,
  row: Tables[T],
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto<keyof Tables>(table)
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}
