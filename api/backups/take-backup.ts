import { existsSync } from 'node:fs'
import { chmod, link, open, readFile, rm } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import Sqlite from 'better-sqlite3'
import { keptFiles, secretTable } from './kept-files'

/**
 * Copies the embedded database into one file while the service runs: every change that was acknowledged before it began is in it.
 * The file appears whole or not at all, readable by its owner only. @returns its size in bytes.
 * @throws an Error in words when there is nothing to copy, the file exists, or the copy is not sound.
 */
export async function takeBackup(dataDir: string, file: string): Promise<number> {
  const { database, secret } = keptFiles(dataDir)
  const target = resolve(file)
  if (!existsSync(database)) throw new Error(`${database} is not there: nothing to back up`)
  if (existsSync(target)) throw new Error(`${target} is there already: name another file`)
  const apart = `${target}.${process.pid}.part`
  try {
    // Whoever reads it before it is finished is its owner, too.
    await (await open(apart, 'wx', 0o600)).close()
    await copy(database, apart)
    const bytes = await seal(apart, await readFile(secret, 'utf8').catch(() => undefined))
    // A link refuses a file that came meanwhile; a rename would replace it.
    await link(apart, target)
    return bytes
  } finally {
    for (const rest of ['', '-wal', '-shm', '-journal']) await rm(apart + rest, { force: true })
    await syncFolder(dirname(target))
  }
}

async function copy(database: string, apart: string): Promise<void> {
  const db = new Sqlite(database, { readonly: true, timeout: 30_000 })
  try {
    await db.backup(apart)
  } finally {
    db.close()
  }
}

/** Adds the secret, looks at every page, and has it on the disk. */
async function seal(file: string, secret: string | undefined): Promise<number> {
  const db = new Sqlite(file)
  try {
    db.pragma('journal_mode = DELETE')
    db.exec(`create table ${secretTable} (secret text not null)`)
    if (secret) db.prepare(`insert into ${secretTable} values (?)`).run(secret)
    const found = db.pragma('integrity_check', { simple: true })
    if (found !== 'ok') throw new Error(`the copy is not sound: ${String(found)}`)
  } finally {
    db.close()
  }
  await chmod(file, 0o600)
  const handle = await open(file, 'r+')
  try {
    await handle.sync()
    return (await handle.stat()).size
  } finally {
    await handle.close()
  }
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r').catch(() => undefined)
  // Some systems cannot sync a folder; the file itself is on the disk.
  await handle?.sync().catch(() => undefined)
  await handle?.close()
}
