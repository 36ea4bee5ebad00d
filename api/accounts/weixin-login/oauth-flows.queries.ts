import type { Db, OAuthFlowRow } from '../../db/schema/tables'

export async function insertOAuthFlow(db: Db, row: OAuthFlowRow): Promise<void> {
  await db.insertInto('weixin_rounds').values(row).execute()
}

export async function findOAuthFlow(db: Db, stateHash: string): Promise<OAuthFlowRow | undefined> {
  return db.selectFrom('weixin_rounds').selectAll().where('state_hash', '=', stateHash).executeTakeFirst()
}

/** Reads a flow and blocks every other attempt to finish it until the transaction ends. */
export async function lockOAuthFlow(db: Db, stateHash: string): Promise<OAuthFlowRow | undefined> {
  // An update that changes nothing locks the row on both databases alike.
  return db
    .updateTable('weixin_rounds')
    .set({ state_hash: stateHash })
    .where('state_hash', '=', stateHash)
    .returningAll()
    .executeTakeFirst()
}

/** Claims the right to exchange a flow's code. @returns whether this call got it. */
export async function claimOAuthCode(db: Db, stateHash: string, codeHash: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('weixin_rounds')
    .set({ code_hash: codeHash })
    .where('state_hash', '=', stateHash)
    .where('code_hash', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export async function updateOAuthFlow(
  db: Db,
  stateHash: string,
  change: Partial<Omit<OAuthFlowRow, 'state_hash'>>,
): Promise<void> {
  await db.updateTable('weixin_rounds').set(change).where('state_hash', '=', stateHash).execute()
}
