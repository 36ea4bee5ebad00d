import { type Kysely, type Migration, sql, type SqlBool } from 'kysely'

/** Chats with the assistant, what each answer cost, and granted points. */
export const chat: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('point_grants')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('points', 'integer', (column) => column.notNull())
      .addColumn('source', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .execute()
    await db.schema
      .createTable('chat_sessions')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('title', 'text', (column) => column.notNull())
      .addColumn('flagged', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('updated_at', 'bigint', (column) => column.notNull())
      .execute()
    await db.schema
      .createTable('chat_turns')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('session_id', 'text', (column) =>
        column.notNull().references('chat_sessions.id').onDelete('cascade'),
      )
      .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('number', 'integer', (column) => column.notNull())
      .addColumn('prompt', 'text')
      .addColumn('question', 'text', (column) => column.notNull())
      .addColumn('job', 'text', (column) => column.notNull())
      .addColumn('resume_id', 'text')
      .addColumn('resume_title', 'text', (column) => column.notNull())
      .addColumn('answer', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('problem', 'text')
      .addColumn('charge', 'text', (column) => column.notNull())
      .addColumn('benefit_id', 'integer', (column) => column.notNull())
      .addColumn('period_at', 'bigint')
      .addColumn('stop_asked', 'integer', (column) => column.notNull())
      .addColumn('root_id', 'text', (column) => column.notNull())
      .addColumn('alive_until', 'bigint', (column) => column.notNull())
      .addColumn('model', 'text', (column) => column.notNull())
      .addColumn('tokens_in', 'integer')
      .addColumn('tokens_out', 'integer')
      .addColumn('asked_at', 'bigint', (column) => column.notNull())
      .addColumn('first_at', 'bigint')
      .addColumn('ended_at', 'bigint')
      .execute()
    await db.schema.createIndex('point_grants_user_id').on('point_grants').column('user_id').execute()
    await db.schema
      .createIndex('chat_sessions_user_id')
      .on('chat_sessions')
      .columns(['user_id', 'updated_at'])
      .execute()
    await db.schema.createIndex('chat_sessions_updated_at').on('chat_sessions').column('updated_at').execute()
    await db.schema
      .createIndex('chat_turns_number')
      .unique()
      .on('chat_turns')
      .columns(['session_id', 'number'])
      .execute()
    await db.schema.createIndex('chat_turns_user_id').on('chat_turns').column('user_id').execute()
    await db.schema.createIndex('chat_turns_asked_at').on('chat_turns').column('asked_at').execute()
    await db.schema
      .createIndex('chat_turns_running')
      .unique()
      .on('chat_turns')
      .column('session_id')
      .where(sql<SqlBool>`state = 'running'`)
      .execute()
  },
}
