import type { Kysely, Migration } from 'kysely'

/** Errors reported by browsers, without any user. */
export const errorReports: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('error_reports')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('fingerprint', 'text', (column) => column.notNull())
      .addColumn('record', 'text', (column) => column.notNull())
      .addColumn('reported_at', 'bigint', (column) => column.notNull())
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .execute()
    await db.schema
      .createIndex('error_reports_fingerprint')
      .on('error_reports')
      .columns(['fingerprint', 'reported_at'])
      .execute()
    await db.schema.createIndex('error_reports_expires_at').on('error_reports').column('expires_at').execute()
  },
}
