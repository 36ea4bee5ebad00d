import { sqlMigration } from './sql-migration'

/** Share links, one per resume: deleting the resume deletes its link. */
export const shares = sqlMigration(`
  create table shares (
    resume_id text primary key references resumes (id) on delete cascade,
    user_id text not null references users (id) on delete cascade,
    token text not null unique,
    password_hash text,
    shows_contacts integer not null,
    views integer not null default 0,
    created_at bigint not null,
    expires_at bigint
  );
  create index shares_user_id on shares (user_id);
`)
