import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Kysely, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { emptySqlite, type EmptyDatabase } from '../../testing/databases'
import { sqliteDialect } from '../dialects'
import { openDatabase } from '../open-database'
import { SqliteThread, SqliteThreadCrashed } from './sqlite-thread'
import type { Db } from '../schema/tables'

const select = { do: 'query', transaction: null, read: true, sql: 'select 1 as n', parameters: [] } as const
const dyingWorker = new URL('../../testing/dying-worker.mjs', import.meta.url)

describe('the SQLite worker thread', () => {
  let place: EmptyDatabase
  let db: Db
  beforeAll(async () => {
    place = await emptySqlite()
    db = await openDatabase({ ...place.options, dataDir: join(place.options.dataDir, 'new') })
  })
  afterAll(async () => {
    await db.destroy()
    await place.remove()
  })

  const pragmasOf = (connection: Db) =>
    connection
      .selectFrom(
        sql<object>`(
          select synchronous, foreign_keys, journal_mode, timeout
          from pragma_synchronous, pragma_foreign_keys, pragma_journal_mode, pragma_busy_timeout
        )`.as('pragmas'),
      )
      .selectAll()
      .executeTakeFirst()
  const safe = { synchronous: 2, foreign_keys: 1, journal_mode: 'wal', timeout: 5000 }

  test('writes with synchronous=FULL', async () => {
    // A transaction uses the writing connection.
    expect(await db.transaction().execute(pragmasOf)).toEqual(safe)
  })

  test('reads with synchronous=FULL, and cannot write', async () => {
    expect(await pragmasOf(db)).toEqual(safe)
    const thread = new SqliteThread(place.options.sqliteWorker, join(place.options.dataDir, 'other.sqlite'))
    const write = { ...select, sql: 'create table t (n integer)' }
    await expect(thread.request(write)).rejects.toMatchObject({ code: 'SQLITE_READONLY' })
    await thread.close()
  })

  test('a value that cannot be cloned fails its own request, and no other in the batch', async () => {
    const thread = new SqliteThread(place.options.sqliteWorker, join(place.options.dataDir, 'other.sqlite'))
    const odd = { ...select, parameters: [() => 1] }
    const [before, failed, after] = await Promise.allSettled(
      [select, odd, select].map((one) => thread.request(one)),
    )
    expect(after).toEqual(before)
    expect(before).toMatchObject({ status: 'fulfilled', value: { rows: [{ n: 1 }] } })
    expect(failed).toMatchObject({ status: 'rejected', reason: { name: 'DataCloneError' } })
    await thread.close()
  })

  test('its directory is readable by its owner only', async () => {
    expect((await stat(join(place.options.dataDir, 'new'))).mode & 0o777).toBe(0o700)
  })

  test('reports that it cannot open its file', async () => {
    const dialect = sqliteDialect(place.options.sqliteWorker, '/nowhere/at/all.sqlite')
    await expect(sql`select 1`.execute(new Kysely({ dialect }))).rejects.toThrow(/directory does not exist/)
  })
})

describe('a worker thread that crashes', () => {
  test('fails its pending requests, and the next request starts a new thread', async () => {
    const thread = new SqliteThread(dyingWorker, ':memory:')
    await expect(thread.request(select)).resolves.toEqual({ rows: [{ n: 1 }] })
    const responses = await Promise.allSettled([thread.request(select), thread.request(select)])
    for (const ask of responses)
      expect(ask).toMatchObject({ status: 'rejected', reason: expect.any(SqliteThreadCrashed) })
    await expect(thread.request(select)).resolves.toEqual({ rows: [{ n: 1 }] })
    await expect(thread.close()).rejects.toThrow('exit status 7')
  })
})
