import { sqlMigration } from './sql-migration'

/** Errors reported by browsers, without any user. */
export const errorReports = sqlMigration(`
  create table error_reports (
    id text primary key,
    fingerprint text not null,
    record text not null,
    reported_at bigint not null,
    expires_at bigint not null
  );
  create index error_reports_fingerprint on error_reports (fingerprint, reported_at);
  create index error_reports_expires_at on error_reports (expires_at);
`)
