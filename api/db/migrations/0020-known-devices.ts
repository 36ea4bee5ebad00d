import { sqlMigration } from './sql-migration'

/** Devices that logged in to an account, and challenges that were used up. */
export const knownDevices = sqlMigration(`
  create table known_devices (
    id text primary key,
    user_id text not null,
    device_hash text not null,
    seen_at bigint not null,
    expires_at bigint not null
  );
  create table spent_challenges (id text primary key, expires_at bigint not null);
  alter table sms_codes add column address text;
  create index sms_codes_address on sms_codes (address);
  create index known_devices_user_id on known_devices (user_id);
  create index known_devices_expires_at on known_devices (expires_at);
  create index spent_challenges_expires_at on spent_challenges (expires_at);
`)
