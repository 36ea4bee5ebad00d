import type { Kysely, Migration } from 'kysely'

/** Downloaded contents of each user: downloading the same content again is free. */
export const downloads: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('downloads')
      .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('content', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('downloads_pkey', ['user_id', 'content'])
      .execute()
  },
}
