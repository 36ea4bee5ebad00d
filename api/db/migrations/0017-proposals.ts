import { sqlMigration } from './sql-migration'

/** Proposal sessions, which belong to one resume and are deleted with it. */
export const proposals = sqlMigration(`
  alter table chat_sessions add column resume_id text references resumes (id) on delete cascade;
  create index chat_sessions_resume_id on chat_sessions (resume_id);
`)
