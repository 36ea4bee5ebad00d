import { sqlMigration } from './sql-migration'

/**
 * What a list shows of a resume: the owner's tags (a JSON array), when and how it was last sent, and what was found out
 * about its content, as JSON with the revision it is about.
 */
export const resumeLists = sqlMigration(`
  alter table resumes add column tags text;
  alter table resumes add column sent_at bigint;
  alter table resumes add column sent_by text;
  alter table resumes add column facts text;
`)
