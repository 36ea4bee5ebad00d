import type { Migration } from 'kysely'
import type { BytesType } from '../dialects'
import { sqlMigration } from './sql-migration'

/** What a visitor without an account leaves here for a while: drafts, photos, one-time download links (`handoffs`). */
export const guests = (bytes: BytesType): Migration =>
  sqlMigration(`
  create table drafts (
    id text primary key,
    secret_hash text not null,
    resume text not null,
    revision integer not null,
    created_at bigint not null,
    updated_at bigint not null,
    expires_at bigint not null
  );
  create table photos (
    id text primary key,
    jpeg ${bytes} not null,
    created_at bigint not null,
    expires_at bigint not null
  );
  create table handoffs (
    token_hash text primary key,
    resume text not null,
    created_at bigint not null,
    expires_at bigint not null,
    used_at bigint
  );
  create index drafts_expires_at on drafts (expires_at);
  create index photos_expires_at on photos (expires_at);
  create index handoffs_expires_at on handoffs (expires_at);
`)
