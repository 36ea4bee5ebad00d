import { existsSync } from 'node:fs'
import { chmod, copyFile, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import Sqlite from 'better-sqlite3'
import { prepareDataDir } from '../db/data-dir/prepare-data-dir'
import { openDatabase } from '../db/open-database'
import { dataFiles, secretTable } from './backed-up-files'

type Restore = { dataDir: string; file: string; sqliteWorker: URL; now: Date }

/**
 * Replaces the embedded database with a backup and migrates its schema; the replaced files stay beside it.
 * @returns the name of the replaced database file, undefined when there was none.
 * @throws an Error with a readable message, having changed nothing, when the service runs, or the file is no
 * backup, damaged or of a newer version.
 */
export async function restoreBackup({
  dataDir,
  file,
  sqliteWorker,
  now,
}: Restore): Promise<string | undefined> {
  const folder = await prepareDataDir(dataDir)
  const current = dataFiles(folder)
  if (existsSync(current.database)) checkpointAndClose(current.database)
  const tempDir = await mkdtemp(join(folder, 'restoring-'))
  try {
    const restored = dataFiles(tempDir)
    await copyFile(resolve(file), restored.database)
    await chmod(restored.database, 0o600)
    const secret = readEncryptedSecret(restored.database)
    await (await openDatabase({ dataDir: tempDir, sqliteWorker })).destroy()
    checkpointAndClose(restored.database)
    const previousDatabase = existsSync(current.database)
      ? `${current.database}.before-${timestamp(now)}`
      : undefined
    if (previousDatabase) await rename(current.database, previousDatabase)
    // The secret first: a database whose codes cannot be verified is worse than a secret without its
    // database.
    if (secret) await writeFile(current.secret, secret, { mode: 0o600 })
    await rename(restored.database, current.database)
    return previousDatabase && basename(previousDatabase)
  } finally {
    await rm(tempDir, { recursive: true, force: true })
  }
}

/**
 * Moves the write-ahead log into the database file, which SQLite refuses while another process has it open.
 */
function checkpointAndClose(database: string): void {
  const db = new Sqlite(database, { timeout: 0 })
  try {
    db.pragma('journal_mode = DELETE')
  } catch (error) {
    if ((error as { code?: string }).code !== 'SQLITE_BUSY') throw error
    throw new Error(`${database} is in use: stop the service first`, { cause: error })
  } finally {
    db.close()
  }
}

function readEncryptedSecret(file: string): string | undefined {
  const db = new Sqlite(file)
  try {
    const integrity = db.pragma('integrity_check', { simple: true })
    if (integrity !== 'ok') throw new Error(`it is damaged: ${String(integrity)}`)
    const row = db.prepare(`select secret from ${secretTable}`).get() as { secret: string } | undefined
    db.exec(`drop table ${secretTable}`)
    return row?.secret
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(`this is no backup of the service (${reason})`, { cause: error })
  } finally {
    db.close()
  }
}

const timestamp = (now: Date) => now.toISOString().replace(/\D/g, '').slice(0, 14)
