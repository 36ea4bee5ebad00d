import { type Kysely, type Migration, sql, type SqlBool } from 'kysely'

/**
 * Covering indexes for the admin lists of chats and errors and the counts of answers, so that these never
 * read the large rows.
 */
export const adminChats: Migration = {
  async up(db: Kysely<unknown>) {
    for (const name of ['chat_sessions_updated_at', 'chat_turns_asked_at', 'error_reports_fingerprint'])
      await db.schema.dropIndex(name).execute()

    const cost = ['charge', 'state', 'period_at', 'tokens_in', 'tokens_out']
    for (const [table, name, ...columns] of [
      ['chat_sessions', 'chat_sessions_by_updated_at_id', 'updated_at', 'id'],
      ['chat_sessions', 'chat_sessions_by_created_at_id', 'created_at', 'id'],
      ['chat_turns', 'chat_turns_cost_of_sessions', 'session_id', ...cost],
      ['chat_turns', 'chat_turns_cost_of_days', 'asked_at', ...cost],
      ['error_reports', 'error_reports_by_fingerprint', 'fingerprint', 'reported_at', 'expires_at'],
    ] as const)
      await db.schema
        .createIndex(name)
        .on(table)
        .columns([...columns])
        .execute()
    await db.schema
      .createIndex('chat_sessions_flagged')
      .on('chat_sessions')
      .columns(['updated_at', 'id'])
      .where(sql<SqlBool>`flagged = 1`)
      .execute()
  },
}
