import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { StartupError } from '../../server/startup-error'
import { lockDataDir } from './lock-data-dir'

let folder: string
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'lock-'))))
afterEach(() => rmSync(folder, { recursive: true }))

/** A lock held by another process. */
function lockElsewhere(holder: { pid: number; since: number }) {
  const lock = new Sqlite(join(folder, 'service.lock'))
  lock.exec('begin exclusive')
  writeFileSync(join(folder, 'service.json'), JSON.stringify(holder))
  return lock
}

test('rejects a directory that another container locked, even with the same process id and a later start', () => {
  const other = lockElsewhere({ pid: process.pid, since: Date.now() })
  expect(() => lockDataDir(folder, Date.now())).toThrow(StartupError)
  expect(() => lockDataDir(folder, Date.now())).toThrow(`is used by process ${process.pid} since`)
  other.close()
})

test('lets a development server that reloads its modules keep its directory', () => {
  const unlock = lockDataDir(folder, Date.now())
  const again = lockDataDir(folder, Date.now())
  again()
  // The first lock still holds.
  expect(() => new Sqlite(join(folder, 'service.lock'), { timeout: 0 }).exec('begin exclusive')).toThrow(
    'locked',
  )
  unlock()
})

test('releases a directory for this process and for others', () => {
  lockDataDir(folder, Date.now())()
  const other = lockElsewhere({ pid: 4_711, since: 0 })
  expect(() => lockDataDir(folder, Date.now())).toThrow('process 4711 since 1970-01-01T00:00:00Z')
  other.close()
  const unlock = lockDataDir(folder, 5)
  expect(JSON.parse(readFileSync(join(folder, 'service.json'), 'utf8'))).toEqual({
    pid: process.pid,
    since: 5,
  })
  unlock()
})
