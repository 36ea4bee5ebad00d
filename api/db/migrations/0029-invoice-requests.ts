import { sqlMigration } from './sql-migration'

/** Requests for an invoice, one per order. `fen` is fixed when it is issued. */
export const invoiceRequests = sqlMigration(`
  create table invoice_requests (
    order_id text primary key references orders (id),
    user_id text references users (id) on delete set null,
    title_kind text not null,
    title text not null,
    tax_number text not null,
    email text not null,
    note text not null,
    state text not null,
    revision integer not null,
    fen integer,
    invoice_number text not null,
    reason text not null,
    requested_at bigint not null,
    settled_at bigint
  );
  create index invoice_requests_user_id on invoice_requests (user_id);
  create index invoice_requests_requested_at on invoice_requests (requested_at, order_id);
`)
