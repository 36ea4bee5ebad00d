import { sqlMigration } from './sql-migration'

/**
 * Plans, membership grants, used benefits and invites. A plan's benefits: id → value, -1 for no limit (spec §9;
 * ids of contract/billing/benefits.ts, written out because a migration never changes).
 */
export const membership = sqlMigration(`
  create table products (
    id text primary key,
    level integer not null unique,
    name text not null,
    price_fen integer not null,
    buyable integer not null,
    benefits text not null
  );
  insert into products (id, level, name, price_fen, buyable, benefits) values
    ('01', 0, '免费版', 0, 0, '{"1":3,"2":1,"3":0,"4":-1,"5":0,"6":1}'),
    ('100', 100, '基础会员（邀请）', 0, 0, '{"1":6,"2":30,"3":0,"4":-1,"5":0,"6":1}'),
    ('200', 200, '基础月卡', 990, 1, '{"1":6,"2":30,"3":0,"4":-1,"5":0,"6":1}'),
    ('300', 300, '高级月卡', 2990, 1, '{"1":30,"2":-1,"3":0,"4":-1,"5":0,"6":1}');
  create table grants (
    id text primary key,
    user_id text not null references users (id) on delete cascade,
    level integer not null,
    seconds integer not null,
    source text not null,
    created_at bigint not null
  );
  create table benefit_counters (
    user_id text not null references users (id) on delete cascade,
    benefit_id integer not null,
    period_at bigint not null,
    spent integer not null,
    constraint benefit_counters_pkey primary key (user_id, benefit_id)
  );
  create table invites (
    id text primary key,
    inviter_id text references users (id) on delete set null,
    newcomer_id text unique references users (id) on delete set null,
    agent_code text not null,
    phone_hash text unique,
    created_at bigint not null
  );
  create index grants_user_id on grants (user_id);
  create index invites_inviter_id on invites (inviter_id);
`)
