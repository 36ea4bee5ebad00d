import { type Kysely, type Migration, sql, type SqlBool } from 'kysely'

/** Refunds by admins. */
export const refunds: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('refunds')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('order_id', 'text', (column) => column.notNull().references('orders.id'))
      .addColumn('admin_id', 'text', (column) => column.references('users.id').onDelete('set null'))
      .addColumn('fen', 'integer', (column) => column.notNull())
      .addColumn('reason', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('asked_at', 'bigint')
      .addColumn('done_at', 'bigint')
      .execute()
    await db.schema
      .createIndex('refunds_live')
      .unique()
      .on('refunds')
      .columns(['order_id'])
      .where(sql<SqlBool>`state <> 'closed'`)
      .execute()
    await db.schema.createIndex('refunds_admin_id').on('refunds').column('admin_id').execute()
  },
}
