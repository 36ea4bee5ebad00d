import { sqlMigration } from './sql-migration'

/** OAuth flows of WeChat, and which account a WeChat identity belongs to. */
export const weixin = sqlMigration(`
  create table weixin_rounds (
    state_hash text primary key,
    pf text not null,
    purpose text not null,
    return_to text not null,
    browser_hash text not null,
    user_id text references users (id) on delete cascade,
    code_hash text,
    outcome text,
    app_id text,
    open_id text,
    union_id text,
    nickname text not null,
    is_new_user integer not null,
    finished_at bigint,
    created_at bigint not null,
    expires_at bigint not null
  );
  create table weixin_identities (
    issuer text not null,
    subject text not null,
    user_id text not null references users (id) on delete cascade,
    nickname text not null,
    created_at bigint not null,
    seen_at bigint not null,
    constraint weixin_identities_pkey primary key (issuer, subject)
  );
  create index weixin_rounds_expires_at on weixin_rounds (expires_at);
  create index weixin_rounds_user_id on weixin_rounds (user_id);
  create index weixin_identities_user_id on weixin_identities (user_id);
`)
