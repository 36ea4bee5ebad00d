import { existsSync } from 'node:fs'
import { chmod, link, open, readFile, rm } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import Sqlite from 'better-sqlite3'
import { dataFiles, secretTable } from './backed-up-files'

/**
 * Copies the embedded database into one file while the service runs, with every change that was acknowledged
 * before it began.
 * The file appears whole or not at all, readable by its owner only. @returns its size in bytes.
 * @throws an Error with a readable message when there is nothing to copy, the file exists, or the copy is
 * damaged.
 */
export async function takeBackup(dataDir: string, file: string): Promise<number> {
  const { database, secret } = dataFiles(dataDir)
  const target = resolve(file)
  if (!existsSync(database)) throw new Error(`${database} is not there: nothing to back up`)
  if (existsSync(target)) throw new Error(`${target} is there already: name another file`)
  const tempFile = `${target}.${process.pid}.part`
  try {
    // Created with these permissions, so that nobody else can read the unfinished file either.
    await (await open(tempFile, 'wx', 0o600)).close()
    await copy(database, tempFile)
    const bytes = await sealBackup(tempFile, await readFile(secret, 'utf8').catch(() => undefined))
    // link fails if the target appeared meanwhile; rename would replace it.
    await link(tempFile, target)
    return bytes
  } finally {
    for (const rest of ['', '-wal', '-shm', '-journal']) await rm(tempFile + rest, { force: true })
    await syncFolder(dirname(target))
  }
}

async function copy(database: string, tempFile: string): Promise<void> {
  const db = new Sqlite(database, { readonly: true, timeout: 30_000 })
  try {
    await db.backup(tempFile)
  } finally {
    db.close()
  }
}

/** Adds the secret, checks the integrity of every page, and syncs the file to disk. */
async function sealBackup(file: string, secret: string | undefined): Promise<number> {
  const db = new Sqlite(file)
  try {
    db.pragma('journal_mode = DELETE')
    db.exec(`create table ${secretTable} (secret text not null)`)
    if (secret) db.prepare(`insert into ${secretTable} values (?)`).run(secret)
    const integrity = db.pragma('integrity_check', { simple: true })
    if (integrity !== 'ok') throw new Error(`the copy is not sound: ${String(integrity)}`)
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
  // Some systems cannot sync a directory; the file itself is synced already.
  await handle?.sync().catch(() => undefined)
  await handle?.close()
}
