import type { Kysely, Migration } from 'kysely'

/** Proposal sessions, which belong to one resume and are deleted with it. */
export const proposals: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('chat_sessions')
      .addColumn('resume_id', 'text', (column) => column.references('resumes.id').onDelete('cascade'))
      .execute()
    await db.schema.createIndex('chat_sessions_resume_id').on('chat_sessions').column('resume_id').execute()
  },
}
