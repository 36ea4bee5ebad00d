import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import Sqlite from 'better-sqlite3'
import { CannotStart } from '../cannot-start'

/** Who holds a folder, for the words of a refusal alone: what counts is the lock. Times in ms since 1970. */
type Holder = { pid: number; since: number }

const key = Symbol.for('smart-resume.data-folders')
/** The folders of this process, kept with the process itself: a development server loads its modules anew and has its folder still. */
const own = ((globalThis as { [key]?: Set<string> })[key] ??= new Set())

/**
 * Takes a data folder for this process until it ends, however it ends: the lock is one of the operating system, which SQLite
 * holds on a file of its own (`service.lock`), so that one that was killed, or a container that starts again with the same process
 * id, never stands in the way. The commands of operators do not ask for it.
 * @returns gives it back. @throws CannotStart, naming the process that has it
 */
export function lockDataFolder(folder: string, now: number): () => void {
  const note = join(folder, 'service.json')
  const lock = new Sqlite(join(folder, 'service.lock'), { timeout: 0 })
  try {
    lock.exec('begin exclusive')
  } catch (error) {
    lock.close()
    if ((error as { code?: string }).code !== 'SQLITE_BUSY') throw error
    if (own.has(resolve(folder))) return () => {}
    throw new CannotStart(sayHeld(folder, readHolder(note)))
  }
  own.add(resolve(folder))
  writeFileSync(note, JSON.stringify({ pid: process.pid, since: now } satisfies Holder), { mode: 0o600 })
  return () => {
    own.delete(resolve(folder))
    lock.close()
  }
}

function readHolder(note: string): Holder | undefined {
  try {
    return JSON.parse(readFileSync(note, 'utf8')) as Holder
  } catch {
    return undefined
  }
}

function sayHeld(folder: string, holder: Holder | undefined): string {
  const who = holder
    ? `process ${holder.pid} since ${new Date(holder.since).toISOString().replace(/\.\d+Z$/, 'Z')}`
    : 'another process'
  return `DATA_DIR ${folder} is used by ${who}: stop that server first, or give this one a DATA_DIR of its own`
}
