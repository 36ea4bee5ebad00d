import { sql } from 'kysely'
import { mergeCounters } from '../../membership/benefits/benefits.queries'
import { mergeTurns } from '../../chat/turns/chat-turns.queries'
import { mergeDownloadWindows } from '../../membership/downloads/download-windows.queries'
import { mergeFavourites } from '../favourites/favourites.queries'
import { mergeInvites } from '../invites/invites.queries'
import { eraseInvoiceRequests } from '../../orders/invoices/invoices.queries'
import { mergeOrders } from '../../orders/orders.queries'
import { mergeCreditLines } from '../../membership/ai-credits/record-movement'
import { mergePointGrants } from '../../membership/benefits/points.queries'
import { parseStoredResume } from '../../resumes/serialize-resume'
import { parseTags } from '../../resumes/resume.dto'
import { mergeResumes } from '../../resumes/resumes.queries'
import { listMarkedVersions } from '../../resumes/versions/resume-versions.queries'
import type { Db, Tables } from '../../db/schema/tables'

export type Merge = { from: string; into: string; now: number }

/**
 * What happens to a table's rows when their user is merged, exported or erased. Every table with a user
 * column needs a row in userOwnedTables.
 */
type OwnedTable = {
  table: keyof Tables
  /** The column with the user's id. Default: user_id. */
  column?: string
  /** Columns that the data export contains; without them the table is left out of the export. */
  exportedColumns?: readonly string[]
  /** Converts a row for the export (for example, parses JSON columns). Default: the row as it is. */
  toExport?: (row: any) => unknown // eslint-disable-line @typescript-eslint/no-explicit-any
  /** Merges the rows of one account into another. Default: the rows change their owner. */
  merge?: (db: Db, merge: Merge) => Promise<void>
  /**
   * What happens when an account is erased. Default: the rows are deleted. `unnamed`: they stay, without the
   * user.
   */
  erase?: 'unnamed' | ((db: Db, userId: string) => Promise<void>)
}

/** In the order in which they are merged and erased. */
const userOwnedTables: readonly OwnedTable[] = [
  { table: 'sessions', exportedColumns: ['user_agent', 'created_at', 'last_seen_at', 'expires_at'] },
  { table: 'known_devices', exportedColumns: ['seen_at', 'expires_at'] },
  { table: 'weixin_identities', exportedColumns: ['nickname', 'created_at', 'seen_at'] },
  { table: 'weixin_rounds' },
  // Before the resumes that they reference.
  {
    table: 'shares',
    exportedColumns: ['resume_id', 'token', 'hidden_kinds', 'views', 'created_at', 'expires_at'],
  },
  {
    table: 'resumes',
    exportedColumns: [
      'id',
      'title',
      'tags',
      'created_at',
      'updated_at',
      'sent_at',
      'sent_by',
      'deleted_at',
      'resume',
    ],
    toExport: ({ resume, tags, ...row }) => ({
      ...row,
      tags: parseTags(tags),
      resume: parseStoredResume(resume),
    }),
    merge: mergeResumes,
  },
  {
    table: 'chat_turns',
    exportedColumns: [
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
  { table: 'chat_sessions', exportedColumns: ['id', 'title', 'created_at', 'updated_at'] },
  {
    table: 'point_grants',
    exportedColumns: ['points', 'source', 'created_at'],
    merge: mergePointGrants,
  },
  { table: 'grants', exportedColumns: ['level', 'seconds', 'source', 'created_at'] },
  {
    table: 'benefit_counters',
    exportedColumns: ['benefit_id', 'period_at', 'spent'],
    merge: mergeCounters,
  },
  // After all that the number of credits follows from.
  {
    table: 'ai_credit_lines',
    exportedColumns: ['kind', 'purpose', 'change', 'balance', 'at'],
    merge: mergeCreditLines,
  },
  {
    table: 'download_windows',
    exportedColumns: ['item', 'opened_at', 'closes_at'],
    merge: mergeDownloadWindows,
  },
  {
    table: 'favourite_templates',
    exportedColumns: ['template_id', 'created_at'],
    merge: mergeFavourites,
  },
  { table: 'handoffs', exportedColumns: ['file_name', 'created_at', 'expires_at'] },
  { table: 'feedback', exportedColumns: ['topic', 'message', 'contact', 'created_at', 'answered_at'] },
  // Before the orders that they reference.
  {
    table: 'invoice_requests',
    exportedColumns: [
      'order_id',
      'title_kind',
      'title',
      'tax_number',
      'email',
      'note',
      'state',
      'fen',
      'invoice_number',
      'reason',
      'requested_at',
      'settled_at',
    ],
    erase: eraseInvoiceRequests,
  },
  {
    table: 'orders',
    exportedColumns: [
      'id',
      'product_id',
      'price_fen',
      'discount_fen',
      'coupon_id',
      'channel',
      'state',
      'simulated',
      'created_at',
      'paid_at',
    ],
    merge: mergeOrders,
    erase: 'unnamed',
  },
  // The admin that refunded, not the customer.
  { table: 'refunds', column: 'admin_id', erase: 'unnamed' },
  { table: 'audit_log', column: 'actor_id', erase: 'unnamed' },
  { table: 'articles', column: 'updated_by', erase: 'unnamed' },
  { table: 'article_versions', column: 'saved_by', erase: 'unnamed' },
  {
    table: 'invites',
    column: 'inviter_id',
    exportedColumns: ['agent_code', 'created_at'],
    merge: mergeInvites,
    erase: 'unnamed',
  },
  // The `inviter_id` row above already moves both sides.
  { table: 'invites', column: 'newcomer_id', merge: async () => {}, erase: 'unnamed' },
]

/** Moves all rows of one user to another; for use in a transaction. */
export async function mergeOwnedRows(db: Db, { from, into, now }: Merge): Promise<void> {
  for (const { table, column = 'user_id', merge } of userOwnedTables) {
    const [of, user] = [sql.table(table), sql.ref(column)]
    if (merge) await merge(db, { from, into, now })
    else await sql`update ${of} set ${user} = ${into} where ${user} = ${from}`.execute(db)
  }
}

export async function eraseOwnedRows(db: Db, userId: string): Promise<void> {
  for (const { table, column = 'user_id', erase } of userOwnedTables) {
    const [of, user] = [sql.table(table), sql.ref(column)]
    if (typeof erase === 'function') await erase(db, userId)
    else if (erase === 'unnamed')
      await sql`update ${of} set ${user} = null where ${user} = ${userId}`.execute(db)
    else await sql`delete from ${of} where ${user} = ${userId}`.execute(db)
  }
}

/** Table → rows, for the user's data export. */
export async function exportOwnedRows(db: Db, userId: string): Promise<Record<string, unknown[]>> {
  const exported: Record<string, unknown[]> = {}
  for (const { table, column = 'user_id', exportedColumns, toExport } of userOwnedTables) {
    if (!exportedColumns) continue
    const columns = sql.join(exportedColumns.map((name) => sql.ref(name)))
    const { rows } = await sql<Record<string, unknown>>`
      select ${columns} from ${sql.table(table)} where ${sql.ref(column)} = ${userId}`.execute(db)
    exported[table] = toExport ? rows.map(toExport) : rows
  }
  // Those without a mark were kept by no wish of their owner, and would be the larger part of the file.
  const versions = await listMarkedVersions(db, userId)
  exported.resume_versions = versions.map(({ resume, ...row }) => ({
    ...row,
    resume: parseStoredResume(resume),
  }))
  return exported
}
