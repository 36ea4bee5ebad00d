import { sqlMigration } from './sql-migration'

/** Refunds by admins. */
export const refunds = sqlMigration(`
  create table refunds (
    id text primary key,
    order_id text not null references orders (id),
    admin_id text references users (id) on delete set null,
    fen integer not null,
    reason text not null,
    state text not null,
    created_at bigint not null,
    asked_at bigint,
    done_at bigint
  );
  create unique index refunds_live on refunds (order_id) where state <> 'closed';
  create index refunds_admin_id on refunds (admin_id);
`)
