import { type Kysely, type Migration, sql, type SqlBool } from 'kysely'

/** Orders. */
export const orders: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('orders')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('user_id', 'text', (column) => column.references('users.id').onDelete('set null'))
      .addColumn('product_id', 'text', (column) => column.notNull())
      .addColumn('level', 'integer', (column) => column.notNull())
      .addColumn('seconds', 'integer', (column) => column.notNull())
      .addColumn('price_fen', 'integer', (column) => column.notNull())
      .addColumn('description', 'text', (column) => column.notNull())
      .addColumn('channel', 'text', (column) => column.notNull())
      .addColumn('app_id', 'text', (column) => column.notNull())
      .addColumn('open_id', 'text')
      .addColumn('simulated', 'integer', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('replaced', 'integer', (column) => column.notNull())
      .addColumn('pay_reference', 'text')
      .addColumn('reference_asked_at', 'bigint')
      .addColumn('asked_at', 'bigint')
      .addColumn('transaction_id', 'text', (column) => column.unique())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .addColumn('paid_at', 'bigint')
      .addColumn('changed_at', 'bigint', (column) => column.notNull())
      .execute()
    await db.schema
      .createIndex('orders_offered')
      .unique()
      .on('orders')
      .columns(['user_id', 'product_id', 'channel'])
      .where(sql<SqlBool>`state = 'created' and replaced = 0`)
      .execute()
    await db.schema
      .createIndex('orders_open')
      .on('orders')
      .columns(['created_at'])
      .where(sql<SqlBool>`state = 'created'`)
      .execute()
    await db.schema.createIndex('orders_user_id').on('orders').column('user_id').execute()
  },
}
