import { sqlMigration } from './sql-migration'

/** The language of the page that an invoice was requested on: that of the e-mail about it. */
export const invoiceLanguages = sqlMigration(`
  alter table invoice_requests add column language text not null default 'zh';
`)
