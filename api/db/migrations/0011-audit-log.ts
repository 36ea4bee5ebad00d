import type { Kysely, Migration } from 'kysely'

/** The audit log: rows are added and never changed. */
export const auditLog: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('audit_log')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('actor', 'text', (column) => column.notNull())
      .addColumn('actor_id', 'text', (column) => column.references('users.id').onDelete('set null'))
      .addColumn('action', 'text', (column) => column.notNull())
      .addColumn('subject_kind', 'text', (column) => column.notNull())
      .addColumn('subject_id', 'text', (column) => column.notNull())
      .addColumn('before', 'text', (column) => column.notNull())
      .addColumn('after', 'text', (column) => column.notNull())
      .addColumn('reason', 'text', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .execute()
    await db.schema
      .createIndex('audit_log_subject')
      .on('audit_log')
      .columns(['subject_kind', 'subject_id', 'at'])
      .execute()
    await db.schema.createIndex('audit_log_actor_id').on('audit_log').columns(['actor_id', 'at']).execute()
    await db.schema.createIndex('audit_log_at').on('audit_log').column('at').execute()
  },
}
