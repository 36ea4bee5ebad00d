import type { Kysely, Migration } from 'kysely'

/** OAuth flows of WeChat, and which account a WeChat identity belongs to. */
export const weixin: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('weixin_rounds')
      .addColumn('state_hash', 'text', (column) => column.primaryKey())
      .addColumn('pf', 'text', (column) => column.notNull())
      .addColumn('purpose', 'text', (column) => column.notNull())
      .addColumn('return_to', 'text', (column) => column.notNull())
      .addColumn('browser_hash', 'text', (column) => column.notNull())
      .addColumn('user_id', 'text', (column) => column.references('users.id').onDelete('cascade'))
      .addColumn('code_hash', 'text')
      .addColumn('outcome', 'text')
      .addColumn('app_id', 'text')
      .addColumn('open_id', 'text')
      .addColumn('union_id', 'text')
      .addColumn('nickname', 'text', (column) => column.notNull())
      .addColumn('is_new_user', 'integer', (column) => column.notNull())
      .addColumn('finished_at', 'bigint')
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .execute()
    await db.schema
      .createTable('weixin_identities')
      .addColumn('issuer', 'text', (column) => column.notNull())
      .addColumn('subject', 'text', (column) => column.notNull())
      .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('nickname', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('seen_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('weixin_identities_pkey', ['issuer', 'subject'])
      .execute()
    await db.schema.createIndex('weixin_rounds_expires_at').on('weixin_rounds').column('expires_at').execute()
    await db.schema.createIndex('weixin_rounds_user_id').on('weixin_rounds').column('user_id').execute()
    await db.schema
      .createIndex('weixin_identities_user_id')
      .on('weixin_identities')
      .column('user_id')
      .execute()
  },
}
