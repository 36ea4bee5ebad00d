import { sqlMigration } from './sql-migration'

/** Orders. */
export const orders = sqlMigration(`
  create table orders (
    id text primary key,
    user_id text references users (id) on delete set null,
    product_id text not null,
    level integer not null,
    seconds integer not null,
    price_fen integer not null,
    description text not null,
    channel text not null,
    app_id text not null,
    open_id text,
    simulated integer not null,
    state text not null,
    replaced integer not null,
    pay_reference text,
    reference_asked_at bigint,
    asked_at bigint,
    transaction_id text unique,
    created_at bigint not null,
    expires_at bigint not null,
    paid_at bigint,
    changed_at bigint not null
  );
  create unique index orders_offered on orders (user_id, product_id, channel) where state = 'created' and replaced = 0;
  create index orders_open on orders (created_at) where state = 'created';
  create index orders_user_id on orders (user_id);
`)
