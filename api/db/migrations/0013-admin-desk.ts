import { type Kysely, type Migration, sql, type SqlBool } from 'kysely'

/** Indexes and columns for the admin lists, their search and counts: each list follows an index. */
export const adminPanel: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('users').addColumn('disabled_at', 'bigint').execute()
    await db.schema
      .alterTable('users')
      .addColumn('seen_at', 'bigint', (column) => column.notNull().defaultTo(0))
      .execute()
    await sql`
      update users set seen_at = coalesce(
        (select max(last_seen_at) from sessions where sessions.user_id = users.id), created_at)`.execute(db)
    await db.schema
      .createTable('daily_counts')
      .addColumn('what', 'text', (column) => column.notNull())
      .addColumn('day', 'bigint', (column) => column.notNull())
      .addColumn('count', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('daily_counts_pkey', ['what', 'day'])
      .execute()

    for (const [table, ...columns] of [
      ['users', 'created_at', 'id'],
      ['users', 'seen_at', 'id'],
      ['users', 'nickname'],
      ['resumes', 'updated_at', 'id'],
      ['resumes', 'title'],
      ['orders', 'created_at', 'id'],
      ['orders', 'state', 'created_at', 'id'],
      ['orders', 'paid_at'],
      ['refunds', 'done_at'],
      ['downloads', 'created_at'],
      ['error_reports', 'reported_at'],
      ['audit_log', 'at', 'id'],
      ['audit_log', 'subject_kind', 'at', 'id'],
    ] as const)
      await db.schema
        .createIndex(`${table}_by_${columns.join('_')}`)
        .on(table)
        .columns([...columns])
        .execute()

    for (const [table, name, column, where] of [
      ['users', 'users_admins', 'created_at', sql<SqlBool>`is_admin = 1`],
      ['users', 'users_disabled', 'created_at', sql<SqlBool>`disabled_at is not null`],
      ['resumes', 'resumes_binned', 'updated_at', sql<SqlBool>`deleted_at is not null`],
    ] as const)
      await db.schema.createIndex(name).on(table).columns([column, 'id']).where(where).execute()
  },
}
