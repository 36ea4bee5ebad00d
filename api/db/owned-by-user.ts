import { type Kysely, sql } from 'kysely'
import { mergeCounters } from './benefits'
import { mergeTurns } from './chat-turns'
import { mergeWindows } from './downloads'
import { mergeInvites } from './invites'
import { mergeOrders } from './orders'
import { mergePoints } from './points'
import { readResume } from './resume-text'
import { mergeResumes } from './resumes'
import type { Tables } from './tables'

type Db = Kysely<Tables>
export type Merge = { from: string; into: string }

/** How the rows of a table go with the user they belong to. Every table with a user in it has its line in ownedByUser. */
export type Owned = {
  table: keyof Tables
  /** The column with the user. */
  column: string
  /** Columns their owner is told of, in the export; none: the rows are no news to them. */
  tells?: readonly string[]
  /** What the export says of such a row (JSON columns opened, say). Unsaid: the row as it is. */
  tell?: (row: any) => unknown // eslint-disable-line @typescript-eslint/no-explicit-any
  /** When one account goes into another. Unsaid: the rows change hands. */
  merge?: (db: Db, merge: Merge) => Promise<void>
  /** When an account ends. Unsaid: the rows end too. `unnamed`: they stay, without the user. */
  erase?: 'unnamed'
}

/** In the order they are merged and erased in. */
export const ownedByUser: readonly Owned[] = [
  { table: 'sessions', column: 'user_id', tells: ['user_agent', 'created_at', 'last_seen_at', 'expires_at'] },
  { table: 'known_devices', column: 'user_id', tells: ['seen_at', 'expires_at'] },
  { table: 'weixin_identities', column: 'user_id', tells: ['nickname', 'created_at', 'seen_at'] },
  { table: 'weixin_rounds', column: 'user_id' },
  // Before the resumes they lead to.
  {
    table: 'shares',
    column: 'user_id',
    tells: ['resume_id', 'token', 'hidden_kinds', 'views', 'created_at', 'expires_at'],
  },
  {
    table: 'resumes',
    column: 'user_id',
    tells: ['id', 'title', 'created_at', 'updated_at', 'deleted_at', 'resume'],
    tell: ({ resume, ...row }) => ({ ...row, resume: readResume(resume) }),
    merge: mergeResumes,
  },
  {
    table: 'chat_turns',
    column: 'user_id',
    tells: [
      'session_id',
      'number',
      'prompt',
      'question',
      'job',
      'resume_title',
      'answer',
      'state',
      'asked_at',
    ],
    merge: mergeTurns,
  },
  { table: 'chat_sessions', column: 'user_id', tells: ['id', 'title', 'created_at', 'updated_at'] },
  {
    table: 'point_grants',
    column: 'user_id',
    tells: ['points', 'source', 'created_at'],
    merge: mergePoints,
  },
  { table: 'grants', column: 'user_id', tells: ['level', 'seconds', 'source', 'created_at'] },
  {
    table: 'benefit_counters',
    column: 'user_id',
    tells: ['benefit_id', 'period_at', 'spent'],
    merge: mergeCounters,
  },
  {
    table: 'download_windows',
    column: 'user_id',
    tells: ['item', 'opened_at', 'closes_at'],
    merge: mergeWindows,
  },
  {
    table: 'feedback',
    column: 'user_id',
    tells: ['topic', 'message', 'contact', 'created_at', 'answered_at'],
  },
  {
    table: 'orders',
    column: 'user_id',
    tells: ['id', 'product_id', 'price_fen', 'channel', 'state', 'simulated', 'created_at', 'paid_at'],
    merge: mergeOrders,
    erase: 'unnamed',
  },
  // Who gave money back, not whose money.
  { table: 'refunds', column: 'admin_id', erase: 'unnamed' },
  { table: 'audit_log', column: 'actor_id', erase: 'unnamed' },
  {
    table: 'invites',
    column: 'inviter_id',
    tells: ['agent_code', 'created_at'],
    merge: mergeInvites,
    erase: 'unnamed',
  },
  // Changes hands with its inviter's line.
  { table: 'invites', column: 'newcomer_id', merge: async () => {}, erase: 'unnamed' },
]

/** Hands everything of one user to another, for use in a transaction. */
export async function mergeOwned(db: Db, merge: Merge): Promise<void> {
  for (const owned of ownedByUser) await (owned.merge ?? handOver(owned))(db, merge)
}

function handOver({ table, column }: Owned) {
  return async (db: Db, { from, into }: Merge): Promise<void> => {
    await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${into} where ${sql.ref(column)} = ${from}`.execute(
      db,
    )
  }
}

export async function eraseOwned(db: Db, userId: string): Promise<void> {
  for (const { table, column, erase } of ownedByUser) {
    const [of, user] = [sql.table(table), sql.ref(column)]
    if (erase === 'unnamed') await sql`update ${of} set ${user} = null where ${user} = ${userId}`.execute(db)
    else await sql`delete from ${of} where ${user} = ${userId}`.execute(db)
  }
}

/** Table → rows, as their owner may have them. */
export async function exportOwned(db: Db, userId: string): Promise<Record<string, unknown[]>> {
  const exported: Record<string, unknown[]> = {}
  for (const { table, column, tells, tell = (row: unknown) => row } of ownedByUser) {
    if (!tells) continue
    const columns = sql.join(tells.map((name) => sql.ref(name)))
    const { rows } = await sql<Record<string, unknown>>`
      select ${columns} from ${sql.table(table)} where ${sql.ref(column)} = ${userId}`.execute(db)
    exported[table] = rows.map(tell)
  }
  return exported
}
