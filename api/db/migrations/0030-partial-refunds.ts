import { sqlMigration } from './sql-migration'

/**
 * Refunds of a part by admins: several an order, one open at a time. `wish` is the id of the form that asked, so
 * that a form sent twice is one refund.
 */
export const partialRefunds = sqlMigration(`
  alter table refunds add column wish text;
  drop index refunds_live;
  create unique index refunds_open on refunds (order_id) where source = 'admin' and state in ('processing', 'abnormal');
  create unique index refunds_wish on refunds (order_id, wish);
`)
