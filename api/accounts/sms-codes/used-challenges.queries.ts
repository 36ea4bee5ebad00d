import type { Db } from '../../db/schema/tables'

/** Marks a challenge as used. @returns whether this call was the first to. */
export async function markChallengeUsed(
  db: Db,
  challenge: { id: string; expires_at: number },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('spent_challenges')
    .values(challenge)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}
