import { sqlMigration } from './sql-migration'

/**
 * Refunds made at WeChat Pay itself: an order may have several of those, but one open refund by an admin at a
 * time.
 */
export const merchantRefunds = sqlMigration(`
  alter table refunds add column source text not null default 'admin';
  drop index refunds_live;
  create unique index refunds_live on refunds (order_id) where state <> 'closed' and source = 'admin';
  create index refunds_order_id on refunds (order_id);
`)
