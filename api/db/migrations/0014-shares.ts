import type { Kysely, Migration } from 'kysely'

/** Share links, one per resume: deleting the resume deletes its link. */
export const shares: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('shares')
      .addColumn('resume_id', 'text', (column) =>
        column.primaryKey().references('resumes.id').onDelete('cascade'),
      )
      .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('token', 'text', (column) => column.notNull().unique())
      .addColumn('password_hash', 'text')
      .addColumn('shows_contacts', 'integer', (column) => column.notNull())
      .addColumn('views', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('expires_at', 'bigint')
      .execute()
    await db.schema.createIndex('shares_user_id').on('shares').column('user_id').execute()
  },
}
