import { type Kysely, sql } from 'kysely'
import { tmpdir } from 'node:os'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openDatabase } from '../db/open-database'
import type { Tables } from '../db/schema/tables'
import { createReadiness } from './readiness'
import { databases, type EmptyDatabase } from '../testing/databases'

const ready = { ok: true, database: true, disk: true }

describe.each(databases)('whether calls can be answered on $name', ({ name, empty }) => {
  let place: EmptyDatabase
  let db: Kysely<Tables>
  beforeEach(async () => {
    place = await empty()
    db = await openDatabase(place.options)
  })
  afterEach(async () => {
    await db.destroy()
    await place.remove()
  })

  test('is yes for a database that takes writes, which is asked without changing anything', async () => {
    const readiness = createReadiness({ db, dataDir: undefined, minFreeDiskBytes: 0 })
    expect(await readiness()).toEqual(ready)
    expect(await db.selectFrom('users').selectAll().execute()).toEqual([])
  })

  test('is no for a database that only reads', async () => {
    const readsOnly =
      name === 'SQLite' ? sql`pragma query_only = on` : sql`set default_transaction_read_only = on`
    await readsOnly.execute(db)
    const readiness = createReadiness({ db, dataDir: undefined, minFreeDiskBytes: 0 })
    expect(await readiness()).toEqual({ ok: false, database: false, disk: true })
  })

  test('is no where the disk has less room than it should, and where there is none', async () => {
    const onDisk = (dataDir: string, diskFloor: number) =>
      createReadiness({ db, dataDir, minFreeDiskBytes: diskFloor })()
    expect(await onDisk(tmpdir(), 1)).toEqual(ready)
    const short = { ok: false, database: true, disk: false }
    expect(await onDisk(tmpdir(), Number.MAX_SAFE_INTEGER)).toEqual(short)
    expect(await onDisk('/nowhere', 1)).toEqual(short)
  })
})
