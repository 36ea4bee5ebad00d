import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import Sqlite from 'better-sqlite3'
import { StartupError } from '../../server/startup-error'

/** Who holds a folder, for the words of a refusal alone: what counts is the lock. Times in ms since 1970. */
type LockHolder = { pid: number; since: number }

const registryKey = Symbol.for('smart-resume.data-folders')
/** The folders of this process, kept with the process itself: a development server loads its modules anew and has its folder still. */
const heldByProcess = ((globalThis as { [registryKey]?: Set<string> })[registryKey] ??= new Set())

/**
 * Takes a data folder for this process until it ends, however it ends: the lock is one of the operating system, which SQLite
 * holds on a file of its own (`service.lock`), so that one that was killed, or a container that starts again with the same process
 * id, never stands in the way. The commands of operators do not ask for it.
 * @returns gives it back. @throws CannotStart, naming the process that has it
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
