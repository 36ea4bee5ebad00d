import type { Kysely, Migration } from 'kysely'
import type { BytesType } from '../dialects'

/** What a visitor without an account leaves here for a while: drafts, photos, one-time download links (`handoffs`). */
export function guests(bytes: BytesType): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('drafts')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('secret_hash', 'text', (column) => column.notNull())
        .addColumn('resume', 'text', (column) => column.notNull())
        .addColumn('revision', 'integer', (column) => column.notNull())
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addColumn('updated_at', 'bigint', (column) => column.notNull())
        .addColumn('expires_at', 'bigint', (column) => column.notNull())
        .execute()
      await db.schema
        .createTable('photos')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('jpeg', bytes as 'bytea', (column) => column.notNull())
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addColumn('expires_at', 'bigint', (column) => column.notNull())
        .execute()
      await db.schema
        .createTable('handoffs')
        .addColumn('token_hash', 'text', (column) => column.primaryKey())
        .addColumn('resume', 'text', (column) => column.notNull())
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addColumn('expires_at', 'bigint', (column) => column.notNull())
        .addColumn('used_at', 'bigint')
        .execute()
      for (const table of ['drafts', 'photos', 'handoffs'])
        await db.schema.createIndex(`${table}_expires_at`).on(table).column('expires_at').execute()
    },
  }
}
