import { sqlMigration } from './sql-migration'

/** How many files were taken through a link; those taken before are not known. */
export const downloadLinkFetches = sqlMigration(`
  alter table handoffs add column fetches integer not null default 0;
`)
