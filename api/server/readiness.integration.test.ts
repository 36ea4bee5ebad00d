import { tmpdir } from 'node:os'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { databases } from '../testing/databases'
import { useTestApi } from '../testing/test-api'
import { createReadiness } from './readiness'

const ready = { ok: true, database: true, disk: true }

describe.each(databases)('readiness on $name', ({ name, empty }) => {
  const api = useTestApi(empty)
  const check = (dataDir?: string, minFreeDiskBytes = 0) =>
    createReadiness({ db: api.db, dataDir, minFreeDiskBytes })()

  test('is true for a writable database, which is checked without changing anything', async () => {
    expect(await check()).toEqual(ready)
    expect(await api.db.selectFrom('users').selectAll().execute()).toEqual([])
  })

  test('is false when the disk has too little space, or is missing', async () => {
    expect(await check(tmpdir(), 1)).toEqual(ready)
    const short = { ok: false, database: true, disk: false }
    expect(await check(tmpdir(), Number.MAX_SAFE_INTEGER)).toEqual(short)
    expect(await check('/nowhere', 1)).toEqual(short)
  })

  // The last one: the connection stays read-only.
  test('is false for a read-only database', async () => {
    const readsOnly =
      name === 'SQLite' ? sql`pragma query_only = on` : sql`set default_transaction_read_only = on`
    await readsOnly.execute(api.db)
    expect(await check()).toEqual({ ok: false, database: false, disk: true })
  })
})
