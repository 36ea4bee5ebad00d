import { type Migration, Migrator } from 'kysely'
import type { Db } from './schema/tables'

/** A newer version of the service has migrated the database; this version does not understand its schema. */
export class NewerSchemaError extends Error {
  override name = 'NewerSchemaError'
}

/** Migrates the schema under a lock, so that several processes may start at once. @throws NewerSchemaError */
export async function migrate(db: Db, migrations: Record<string, Migration>): Promise<void> {
  const unknown = (await appliedNames(db)).filter((name) => !(name in migrations))
  if (unknown.length > 0)
    throw new NewerSchemaError(
      `the database has schema steps this version does not know (${unknown.join(', ')}): start the newer version`,
    )
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
}

async function appliedNames(db: Db): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some((table) => table.name === 'kysely_migration')) return []
  const rows = await db
    .withTables<{ kysely_migration: { name: string } }>()
    .selectFrom('kysely_migration')
    .select('name')
    .execute()
  return rows.map((row) => row.name)
}
