import { Kysely, type Migration, Migrator } from 'kysely'
import { describe, expect, test } from 'vitest'
import { databases } from '../../testing/databases'
import { prepareDatabaseFile } from '../data-dir/prepare-data-dir'
import { postgresDialect, sqliteDialect } from '../dialects'
import { migrationsFor } from './all'

type Old = Record<string, Record<string, string | number | null>>

describe.each(databases)('migration of accounts without a credit history on $name', ({ empty }) => {
  test('the history of each existing account starts at this moment', async () => {
    const place = await empty()
    const { databaseUrl, dataDir, sqliteWorker } = place.options
    const dialect = databaseUrl
      ? postgresDialect(databaseUrl, () => {})
      : sqliteDialect(sqliteWorker, await prepareDatabaseFile(dataDir))
    const db = new Kysely<Old>({ dialect })
    const migrate = async (most: string) => {
      const all = Object.entries(migrationsFor(databaseUrl ? 'bytea' : 'blob'))
      const steps: Record<string, Migration> = Object.fromEntries(all.filter(([name]) => name <= most))
      const { error } = await new Migrator({
        db,
        provider: { getMigrations: async () => steps },
      }).migrateToLatest()
      if (error) throw error
    }
    try {
      await migrate('0034-invoice-languages')
      const person = { nickname: '林晓', is_admin: 0, policy_version: '', created_at: 1, seen_at: 0 }
      await db
        .insertInto('users')
        .values({ id: 'u1', invite_code: 'u1', ...person })
        .execute()
      const before = Date.now()
      await migrate('0035-ai-credit-lines')
      const [line, ...others] = await db.selectFrom('ai_credit_lines').selectAll().execute()
      expect(others).toEqual([])
      expect(line).toMatchObject({ user_id: 'u1', number: 0, kind: 'start', change: 0, balance: 0 })
      expect(line!.at).toBeGreaterThanOrEqual(before)
    } finally {
      await db.destroy()
      await place.remove()
    }
  })
})
