import { sql } from 'kysely'
import { tmpdir } from 'node:os'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openDatabase } from '../db/open-database'
import type { Db } from '../db/schema/tables'
import { createReadiness } from './readiness'
import { databases, type EmptyDatabase } from '../testing/databases'

const ready = { ok: true, database: true, disk: true }

describe.each(databases)('readiness on $name', ({ name, empty }) => {
  let place: EmptyDatabase
  let db: Db
  beforeEach(async () => {
    place = await empty()
    db = await openDatabase(place.options)
  })
  afterEach(async () => {
    await db.destroy()
    await place.remove()
  })

  test('is true for a writable database, which is checked without changing anything', async () => {
    const readiness = createReadiness({ db, dataDir: undefined, minFreeDiskBytes: 0 })
    expect(await readiness()).toEqual(ready)
    expect(await db.selectFrom('users').selectAll().execute()).toEqual([])
  })

  test('is false for a read-only database', async () => {
    const readsOnly =
      name === 'SQLite' ? sql`pragma query_only = on` : sql`set default_transaction_read_only = on`
    await readsOnly.execute(db)
    const readiness = createReadiness({ db, dataDir: undefined, minFreeDiskBytes: 0 })
    expect(await readiness()).toEqual({ ok: false, database: false, disk: true })
  })

  test('is false when the disk has too little space, or is missing', async () => {
    const onDisk = (dataDir: string, diskFloor: number) =>
      createReadiness({ db, dataDir, minFreeDiskBytes: diskFloor })()
    expect(await onDisk(tmpdir(), 1)).toEqual(ready)
    const short = { ok: false, database: true, disk: false }
    expect(await onDisk(tmpdir(), Number.MAX_SAFE_INTEGER)).toEqual(short)
    expect(await onDisk('/nowhere', 1)).toEqual(short)
  })
})
