import { sqlMigration } from './sql-migration'

/**
 * Whose link it is, and how the owner wants the file. The links from before, of nobody, live ten minutes; `used_at` stays for
 * processes that still run the previous version.
 */
export const downloadLinks = sqlMigration(`
  alter table handoffs add column user_id text references users (id) on delete cascade;
  alter table handoffs add column file_name text not null default '';
  alter table handoffs add column with_data integer not null default 0;
  create index handoffs_user_id on handoffs (user_id);
`)
