import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { databases, type EmptyDatabase } from '../testing/databases'
import { isDatabaseUnavailable } from './database-unavailable'
import { openDatabase } from './open-database'
import type { Db } from './schema/tables'
import { withAdvisoryLock } from './with-advisory-lock'

const shared = databases.filter(({ name }) => name === 'PostgreSQL')

describe.each(shared)('two processes on one $name', ({ empty }) => {
  let place: EmptyDatabase
  let dbs: Db[]
  let ended: Error[]
  beforeEach(async () => {
    place = await empty()
    ended = []
    const options = { ...place.options, onIdleError: (error: Error) => void ended.push(error) }
    dbs = await Promise.all([openDatabase(options), openDatabase(options)])
  })
  afterEach(async () => {
    await Promise.all(dbs.map((db) => db.destroy()))
    await place.remove()
  })

  test('both can create the database at the same time', async () => {
    for (const db of dbs) expect(await db.selectFrom('users').select('id').execute()).toEqual([])
  })

  test('withAdvisoryLock lets one process work at a time, and releases the lock after a failure', async () => {
    const [one, other] = dbs as [Db, Db]
    const whileBusy = await withAdvisoryLock(one, () => withAdvisoryLock(other, async () => 'both'))
    expect(whileBusy).toBeUndefined()
    await expect(withAdvisoryLock(one, () => Promise.reject(new Error('broken off')))).rejects.toThrow(
      'broken off',
    )
    expect(await withAdvisoryLock(other, async () => 'alone')).toBe('alone')
  })

  test('a pool survives a connection that ends in the middle of a transaction', async () => {
    const [one, other] = dbs as [Db, Db]
    const cut = one.transaction().execute(async (trx) => {
      const connection = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx)
      await sql`select pg_terminate_backend(${connection.rows[0]!.pid}, 2000)`.execute(other)
      await expect.poll(() => ended.length).toBeGreaterThan(0)
      await sql`select 1`.execute(trx)
    })
    const error: unknown = await cut.catch((reason: unknown) => reason)
    expect(isDatabaseUnavailable(error)).toBe(true)
    expect(await one.selectFrom('users').select('id').execute()).toEqual([])
  })
})
