import { sqlMigration } from './sql-migration'

/** Feedback messages, with or without an account. */
export const feedback = sqlMigration(`
  create table feedback (
    id text primary key,
    user_id text references users (id) on delete cascade,
    topic text not null,
    message text not null,
    contact text not null,
    created_at bigint not null,
    answered_at bigint,
    expires_at bigint not null
  );
  create index feedback_user_id on feedback (user_id);
  create index feedback_created_at on feedback (created_at, id);
  create index feedback_expires_at on feedback (expires_at);
`)
