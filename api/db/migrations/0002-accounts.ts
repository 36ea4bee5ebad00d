import type { Kysely, Migration } from 'kysely'

/** Users and their sessions. */
export const accounts: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('users')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('phone', 'text', (column) => column.unique())
      .addColumn('nickname', 'text', (column) => column.notNull())
      .addColumn('invite_code', 'text', (column) => column.notNull().unique())
      .addColumn('is_admin', 'integer', (column) => column.notNull())
      .addColumn('policy_version', 'text', (column) => column.notNull())
      .addColumn('policy_at', 'bigint')
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('closes_at', 'bigint')
      .execute()
    await db.schema
      .createTable('sessions')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('token_hash', 'text', (column) => column.notNull().unique())
      .addColumn('previous_hash', 'text', (column) => column.unique())
      .addColumn('user_agent', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('previous_until', 'bigint')
      .addColumn('rotated_at', 'bigint', (column) => column.notNull())
      .addColumn('last_seen_at', 'bigint', (column) => column.notNull())
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .execute()
    await db.schema.createIndex('sessions_user_id').on('sessions').column('user_id').execute()
    await db.schema.createIndex('sessions_expires_at').on('sessions').column('expires_at').execute()
    await db.schema.createIndex('users_closes_at').on('users').column('closes_at').execute()
  },
}
