import type { Kysely, Migration } from 'kysely'

/** Stored resumes and their earlier versions. Columns that may be large come last in their row. */
export const resumes: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('resumes')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('origin', 'text')
      .addColumn('title', 'text', (column) => column.notNull())
      .addColumn('template', 'text', (column) => column.notNull())
      .addColumn('photo_id', 'text')
      .addColumn('revision', 'integer', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('updated_at', 'bigint', (column) => column.notNull())
      .addColumn('deleted_at', 'bigint')
      .addColumn('thin_at', 'bigint')
      .addColumn('resume', 'text', (column) => column.notNull())
      .execute()
    await db.schema
      .createTable('resume_versions')
      .addColumn('resume_id', 'text', (column) =>
        column.notNull().references('resumes.id').onDelete('cascade'),
      )
      .addColumn('revision', 'integer', (column) => column.notNull())
      .addColumn('saved_at', 'bigint', (column) => column.notNull())
      .addColumn('replaced_at', 'bigint', (column) => column.notNull())
      .addColumn('photo_id', 'text')
      .addColumn('resume', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('resume_versions_pkey', ['resume_id', 'revision'])
      .execute()

    // Also serves the list of one user's resumes; null origins never conflict, on both databases.
    await db.schema
      .createIndex('resumes_user_id_origin')
      .on('resumes')
      .columns(['user_id', 'origin'])
      .unique()
      .execute()
    await db.schema
      .createIndex('resume_versions_replaced_at')
      .on('resume_versions')
      .column('replaced_at')
      .execute()
    for (const [table, column] of [
      ['resumes', 'deleted_at'],
      ['resumes', 'thin_at'],
      ['resumes', 'photo_id'],
      ['resume_versions', 'photo_id'],
    ] as const)
      await db.schema
        .createIndex(`${table}_${column}`)
        .on(table)
        .column(column)
        .where(column, 'is not', null)
        .execute()
  },
}
