import { type Kysely, type Migration, sql, type SqlBool } from 'kysely'

/**
 * Refunds made at WeChat Pay itself: an order may have several of those, but one open refund by an admin at a
 * time.
 */
export const merchantRefunds: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('refunds')
      .addColumn('source', 'text', (column) => column.notNull().defaultTo('admin'))
      .execute()
    await db.schema.dropIndex('refunds_live').execute()
    await db.schema
      .createIndex('refunds_live')
      .unique()
      .on('refunds')
      .columns(['order_id'])
      .where(sql<SqlBool>`state <> 'closed' and source = 'admin'`)
      .execute()
    await db.schema.createIndex('refunds_order_id').on('refunds').column('order_id').execute()
  },
}
