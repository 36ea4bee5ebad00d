import { sqlMigration } from './sql-migration'

/** Coupons; the id is the code. A use is an order with its coupon_id that was not closed: nothing else counts them. */
export const coupons = sqlMigration(`
  create table coupons (
    id text primary key,
    kind text not null,
    value integer not null,
    plans text not null,
    starts_at bigint not null,
    ends_at bigint not null,
    max_uses integer not null,
    uses_per_user integer not null,
    first_purchase_only integer not null,
    note text not null,
    disabled_at bigint,
    created_at bigint not null
  );
  create index coupons_created_at on coupons (created_at, id);
  alter table orders add column coupon_id text references coupons (id);
  alter table orders add column discount_fen integer not null default 0;
  create index orders_coupon_id on orders (coupon_id, user_id) where coupon_id is not null;
`)
