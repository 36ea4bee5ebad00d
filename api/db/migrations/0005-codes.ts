import { sqlMigration } from './sql-migration'

/** SMS codes, rate limits, and the outbox that replaces an SMS provider. */
export const codes = sqlMigration(`
  create table sms_codes (
    id text primary key,
    code_hash text not null,
    tries integer not null,
    expires_at bigint not null
  );
  create table limits (
    key text primary key,
    points integer not null,
    expires_at bigint not null
  );
  create table outbox (
    id text primary key,
    phone text not null,
    purpose text not null,
    code text not null,
    sent_at bigint not null,
    expires_at bigint not null
  );
  create index sms_codes_expires_at on sms_codes (expires_at);
  create index limits_expires_at on limits (expires_at);
  create index outbox_expires_at on outbox (expires_at);
`)
