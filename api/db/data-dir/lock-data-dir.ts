import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import Sqlite from 'better-sqlite3'
import { StartupError } from '../../server/startup-error'

/**
 * The process that holds the directory, for the error message only: what counts is the lock. Times in ms
 * since 1970.
 */
type LockHolder = { pid: number; since: number }

const registryKey = Symbol.for('smart-resume.data-folders')
/**
 * Directories held by this process. On globalThis, because a development server reloads its modules but keeps
 * its lock.
 */
const heldByProcess = ((globalThis as { [registryKey]?: Set<string> })[registryKey] ??= new Set())

/**
 * Locks a data directory for this process until it ends: SQLite holds an operating system lock on
 * `service.lock`, so a killed process, or a container that restarts with the same process id, never leaves a
 * stale lock. Operator commands do not take it.
 * @returns a function that releases it. @throws StartupError that names the process which holds it.
 */
export function lockDataDir(dir: string, now: number): () => void {
  const infoFile = join(dir, 'service.json')
  const lock = new Sqlite(join(dir, 'service.lock'), { timeout: 0 })
  try {
    lock.exec('begin exclusive')
  } catch (error) {
    lock.close()
    if ((error as { code?: string }).code !== 'SQLITE_BUSY') throw error
    if (heldByProcess.has(resolve(dir))) return () => {}
    throw new StartupError(formatLockedMessage(dir, readHolder(infoFile)))
  }
  heldByProcess.add(resolve(dir))
  writeFileSync(infoFile, JSON.stringify({ pid: process.pid, since: now } satisfies LockHolder), {
    mode: 0o600,
  })
  return () => {
    heldByProcess.delete(resolve(dir))
    lock.close()
  }
}

function readHolder(infoFile: string): LockHolder | undefined {
  try {
    return JSON.parse(readFileSync(infoFile, 'utf8')) as LockHolder
  } catch {
    return undefined
  }
}

function formatLockedMessage(dir: string, holder: LockHolder | undefined): string {
  const holderText = holder
    ? `process ${holder.pid} since ${new Date(holder.since).toISOString().replace(/\.\d+Z$/, 'Z')}`
    : 'another process'
  return `DATA_DIR ${dir} is used by ${holderText}: stop that server first, or give this one a DATA_DIR of its own`
}
