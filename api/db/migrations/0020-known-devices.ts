import type { Kysely, Migration } from 'kysely'

/** Devices that logged in to an account, and challenges that were used up. */
export const knownDevices: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('known_devices')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('user_id', 'text', (column) => column.notNull())
      .addColumn('device_hash', 'text', (column) => column.notNull())
      .addColumn('seen_at', 'bigint', (column) => column.notNull())
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .execute()
    await db.schema
      .createTable('spent_challenges')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .execute()
    // Codes that exist already have no address; they expire within five minutes.
    await db.schema.alterTable('sms_codes').addColumn('address', 'text').execute()
    await db.schema.createIndex('sms_codes_address').on('sms_codes').column('address').execute()
    await db.schema.createIndex('known_devices_user_id').on('known_devices').column('user_id').execute()
    for (const table of ['known_devices', 'spent_challenges'])
      await db.schema.createIndex(`${table}_expires_at`).on(table).column('expires_at').execute()
  },
}
