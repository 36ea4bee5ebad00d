import { sqlMigration } from './sql-migration'

/** The audit log: rows are added and never changed. */
export const auditLog = sqlMigration(`
  create table audit_log (
    id text primary key,
    actor text not null,
    actor_id text references users (id) on delete set null,
    action text not null,
    subject_kind text not null,
    subject_id text not null,
    before text not null,
    after text not null,
    reason text not null,
    at bigint not null
  );
  create index audit_log_subject on audit_log (subject_kind, subject_id, at);
  create index audit_log_actor_id on audit_log (actor_id, at);
  create index audit_log_at on audit_log (at);
`)
