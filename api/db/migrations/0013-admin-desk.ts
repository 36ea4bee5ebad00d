import { sqlMigration } from './sql-migration'

/** Indexes and columns for the admin lists, their search and counts: each list follows an index. */
export const adminPanel = sqlMigration(`
  alter table users add column disabled_at bigint;
  alter table users add column seen_at bigint not null default 0;
  update users set seen_at = coalesce(
    (select max(last_seen_at) from sessions where sessions.user_id = users.id), created_at);
  create table daily_counts (
    what text not null,
    day bigint not null,
    count integer not null,
    constraint daily_counts_pkey primary key (what, day)
  );
  create index users_by_created_at_id on users (created_at, id);
  create index users_by_seen_at_id on users (seen_at, id);
  create index users_by_nickname on users (nickname);
  create index resumes_by_updated_at_id on resumes (updated_at, id);
  create index resumes_by_title on resumes (title);
  create index orders_by_created_at_id on orders (created_at, id);
  create index orders_by_state_created_at_id on orders (state, created_at, id);
  create index orders_by_paid_at on orders (paid_at);
  create index refunds_by_done_at on refunds (done_at);
  create index downloads_by_created_at on downloads (created_at);
  create index error_reports_by_reported_at on error_reports (reported_at);
  create index audit_log_by_at_id on audit_log (at, id);
  create index audit_log_by_subject_kind_at_id on audit_log (subject_kind, at, id);
  create index users_admins on users (created_at, id) where is_admin = 1;
  create index users_disabled on users (created_at, id) where disabled_at is not null;
  create index resumes_binned on resumes (updated_at, id) where deleted_at is not null;
`)
