import { existsSync, readdirSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { temporaryFolder } from '#tests/servers/temporary-folder'
import { openDatabase } from '../db/open-database'
import { sqliteWorker } from '../testing/databases'
import { restoreBackup } from './restore-backup'
import { takeBackup } from './take-backup'

const now = new Date('2026-11-21T08:00:00Z')
const secret = `${'s'.repeat(43)}\n`
let place: { path: string; remove(): void }
let dataDir: string
let file: string
beforeEach(() => {
  place = temporaryFolder()
  dataDir = join(place.path, 'data')
  file = join(place.path, 'kept.backup')
})
afterEach(() => place.remove())

const serviceIn = (folder: string) => openDatabase({ dataDir: folder, sqliteWorker })
type Service = Awaited<ReturnType<typeof serviceIn>>
const remember = (db: Service, name: string) =>
  db.insertInto('limits').values({ key: name, points: 1, expires_at: 1 }).execute()
/** What is in the database file of a stopped service. */
function remembered(folder = dataDir, name = 'smart-resume.sqlite'): string[] {
  const db = new Sqlite(join(folder, name))
  try {
    return db.prepare<[], string>('select key from limits order by key').pluck().all()
  } finally {
    db.close()
  }
}

/** A service with the given memories, its own secret beside it, stopped. */
async function ranWith(...names: string[]) {
  const db = await serviceIn(dataDir)
  for (const name of names) await remember(db, name)
  writeFileSync(join(dataDir, 'session-secret'), secret)
  await db.destroy()
}
const restore = (folder = dataDir) => restoreBackup({ dataDir: folder, file, sqliteWorker, now })

describe('a backup', () => {
  test('of a running service is brought back elsewhere, with its secret, for its owner only', async () => {
    await ranWith('a')
    const running = await serviceIn(dataDir)
    await remember(running, 'b')
    expect(await takeBackup(dataDir, file)).toBe(statSync(file).size)
    await remember(running, 'c')
    await running.destroy()
    expect(statSync(file).mode & 0o777).toBe(0o600)

    const other = join(place.path, 'other')
    expect(await restore(other)).toBeUndefined()
    expect(remembered(other)).toEqual(['a', 'b'])
    expect(readFileSync(join(other, 'session-secret'), 'utf8')).toBe(secret)
    expect(statSync(join(other, 'session-secret')).mode & 0o777).toBe(0o600)
  })

  test('taken while people write holds whole transactions, and all that was answered before', async () => {
    await ranWith()
    const running = await serviceIn(dataDir)
    let count = 0
    let stop = false
    const writing = (async () => {
      for (; !stop; count += 1)
        await running.transaction().execute(async (pair) => {
          for (const half of ['x', 'y'])
            await pair
              .insertInto('limits')
              .values({ key: `${half}${count}`, points: 1, expires_at: 1 })
              .execute()
        })
    })()
    await expect.poll(() => count).toBeGreaterThan(20)
    const before = count
    await takeBackup(dataDir, file)
    stop = true
    await writing
    await running.destroy()

    await restore(join(place.path, 'other'))
    const names = remembered(join(place.path, 'other'))
    const numbers = (half: string) => names.filter((name) => name[0] === half).map((name) => name.slice(1))
    expect(numbers('x')).toEqual(numbers('y'))
    expect(numbers('x').length).toBeGreaterThanOrEqual(before)
  })

  test('never replaces a file, and leaves nothing half done', async () => {
    await ranWith('a')
    writeFileSync(file, 'mine')
    await expect(takeBackup(dataDir, file)).rejects.toThrow('is there already')
    expect(readFileSync(file, 'utf8')).toBe('mine')
    await expect(takeBackup(join(place.path, 'nowhere'), `${file}2`)).rejects.toThrow('nothing to back up')
    expect(readdirSync(place.path).sort()).toEqual(['data', 'kept.backup'])
  })
})

describe('restoring', () => {
  test('keeps what was there before beside it', async () => {
    await ranWith('a')
    await takeBackup(dataDir, file)
    await ranWith('b')
    expect(await restore()).toBe('smart-resume.sqlite.before-20261121080000')
    expect(remembered()).toEqual(['a'])
    expect(remembered(dataDir, 'smart-resume.sqlite.before-20261121080000')).toEqual(['a', 'b'])
  })

  test('is refused while the service runs', async () => {
    await ranWith('a')
    await takeBackup(dataDir, file)
    const running = await serviceIn(dataDir)
    await remember(running, 'b')
    await expect(restore()).rejects.toThrow('stop the service first')
    await running.destroy()
    expect(remembered()).toEqual(['a', 'b'])
  })

  test('of a damaged, foreign or newer file changes nothing', async () => {
    await ranWith('a')
    const wrongs = {
      damaged: () => truncateSync(file, statSync(file).size / 2),
      foreign: () => writeFileSync(file, 'a letter'),
      newer: () => {
        const db = new Sqlite(file)
        db.exec("insert into kysely_migration values ('9999-later', '2030-01-01')")
        db.close()
      },
    }
    for (const [name, spoil] of Object.entries(wrongs)) {
      file = join(place.path, name)
      await takeBackup(dataDir, file)
      spoil()
      await expect(restore(), name).rejects.toThrow(/no backup|newer version/)
      expect(remembered()).toEqual(['a'])
      expect(readdirSync(dataDir).filter((one) => /restoring|before/.test(one))).toEqual([])
    }
    file = join(place.path, 'nowhere')
    await expect(restore()).rejects.toThrow('ENOENT')
    expect(existsSync(join(dataDir, 'smart-resume.sqlite'))).toBe(true)
  })
})
