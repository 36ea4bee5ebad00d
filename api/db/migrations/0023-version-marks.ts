import { sqlMigration } from './sql-migration'

/** Why a version is kept, its owner's name for it, and whether it is pinned. Versions from before have none of it. */
export const versionMarks = sqlMigration(`
  alter table resume_versions add column reasons text not null default '';
  alter table resume_versions add column name text not null default '';
  alter table resume_versions add column pinned integer not null default 0;
`)
