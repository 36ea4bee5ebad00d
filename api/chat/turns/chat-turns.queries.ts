import type { Updateable } from 'kysely'
import { recordReturn } from '../../membership/ai-credits/record-movement'
import { decrementSpent } from '../../membership/benefits/benefits.queries'
import { lockUsers } from '../../accounts/users/users.queries'
import type { ChatTurnRow } from '../../db/schema/chat-tables'
import type { Db } from '../../db/schema/tables'

export async function insertTurn(db: Db, row: ChatTurnRow): Promise<void> {
  await db.insertInto('chat_turns').values(row).execute()
}

export async function findTurn(db: Db, id: string): Promise<ChatTurnRow | undefined> {
  return db.selectFrom('chat_turns').selectAll().where('id', '=', id).executeTakeFirst()
}

/** All turns of a session, in order. */
export async function listTurns(db: Db, sessionId: string): Promise<ChatTurnRow[]> {
  return db
    .selectFrom('chat_turns')
    .selectAll()
    .where('session_id', '=', sessionId)
    .orderBy('number')
    .execute()
}

export async function lastTurnNumber(db: Db, sessionId: string): Promise<number> {
  const { last } = await db
    .selectFrom('chat_turns')
    .select((row) => row.fn.max('number').as('last'))
    .where('session_id', '=', sessionId)
    .executeTakeFirstOrThrow()
  return Number(last ?? 0)
}

/** The newest turn of a session. */
export async function findLastTurn(db: Db, sessionId: string): Promise<ChatTurnRow | undefined> {
  return db
    .selectFrom('chat_turns')
    .selectAll()
    .where('session_id', '=', sessionId)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/**
 * Charges a turn with its first text, and stores what `change` holds. @returns false when the turn ended before or
 * its user asked to stop.
 */
export async function settleTurn(
  db: Db,
  id: string,
  now: number,
  change: Updateable<ChatTurnRow> = {},
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('chat_turns')
    .set({ ...change, charge: 'settled', first_at: now })
    .where('id', '=', id)
    .where('state', '=', 'running')
    .where('charge', '=', 'reserved')
    .where('stop_asked', '=', 0)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Changes a turn only while it runs. @returns the changed turn; undefined when it no longer runs. */
export async function updateRunningTurn(
  db: Db,
  id: string,
  change: Updateable<ChatTurnRow>,
): Promise<ChatTurnRow | undefined> {
  return db
    .updateTable('chat_turns')
    .set(change)
    .where('id', '=', id)
    .where('state', '=', 'running')
    .returningAll()
    .executeTakeFirst()
}

/** Running turns: of a session, of a user, or those whose lease has expired. */
export async function listRunningTurns(
  db: Db,
  filter: { sessionId: string } | { userId: string } | { expiredAt: number; limit: number },
): Promise<ChatTurnRow[]> {
  const running = db.selectFrom('chat_turns').selectAll().where('state', '=', 'running')
  if ('sessionId' in filter) return running.where('session_id', '=', filter.sessionId).execute()
  if ('userId' in filter) return running.where('user_id', '=', filter.userId).execute()
  return running.where('alive_until', '<=', filter.expiredAt).limit(filter.limit).execute()
}

/**
 * Ends a running turn and releases what it had reserved, exactly once; for use in a transaction.
 * @returns undefined when it had ended already.
 */
export async function endTurnUncharged(
  db: Db,
  id: string,
  change: Updateable<ChatTurnRow> & { ended_at: number },
): Promise<ChatTurnRow | undefined> {
  const turn = await findTurn(db, id)
  if (!turn) return undefined
  // Before the turn, as everywhere: two that lock in different orders would wait for each other.
  await lockUsers(db, [turn.user_id])
  const ended = await updateRunningTurn(db, id, { ...change, charge: 'returned' })
  if (!ended) return undefined
  const { user_id, benefit_id, period_at } = ended
  await recordReturn(db, { userId: user_id, now: change.ended_at, turnId: id }, async () => {
    if (period_at !== null) await decrementSpent(db, { user_id, benefit_id, period_at })
  })
  return ended
}

/**
 * Fails the running turns of the account that is merged, uncharged; the other turns change their owner. For
 * use in a transaction.
 */
export async function mergeTurns(
  db: Db,
  { from, into, now }: { from: string; into: string; now: number },
): Promise<void> {
  for (const { id } of await listRunningTurns(db, { userId: from }))
    await endTurnUncharged(db, id, { state: 'failed', problem: 'lost', ended_at: now })
  await db.updateTable('chat_turns').set({ user_id: into }).where('user_id', '=', from).execute()
}
