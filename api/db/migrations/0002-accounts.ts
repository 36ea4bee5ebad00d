import { sqlMigration } from './sql-migration'

/** Users and their sessions. */
export const accounts = sqlMigration(`
  create table users (
    id text primary key,
    phone text unique,
    nickname text not null,
    invite_code text not null unique,
    is_admin integer not null,
    policy_version text not null,
    policy_at bigint,
    created_at bigint not null,
    closes_at bigint
  );
  create table sessions (
    id text primary key,
    user_id text not null references users (id) on delete cascade,
    token_hash text not null unique,
    previous_hash text unique,
    user_agent text not null,
    created_at bigint not null,
    previous_until bigint,
    rotated_at bigint not null,
    last_seen_at bigint not null,
    expires_at bigint not null
  );
  create index sessions_user_id on sessions (user_id);
  create index sessions_expires_at on sessions (expires_at);
  create index users_closes_at on users (closes_at);
`)
