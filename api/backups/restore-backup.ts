import { existsSync } from 'node:fs'
import { chmod, copyFile, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import Sqlite from 'better-sqlite3'
import { prepareDataFolder } from '../db/data-folder'
import { openDatabase } from '../db/open'
import { keptFiles, secretTable } from './kept-files'

type Restore = { dataDir: string; file: string; sqliteWorker: URL; now: Date }

/**
 * Puts a backup in the place of the embedded database, its schema brought forward; what stood there before stays beside it.
 * @returns the name of what was put aside, undefined when there was nothing.
 * @throws an Error in words, with nothing changed, when the service runs, or the file is no backup, unsound or of a newer version.
 */
export async function restoreBackup({
  dataDir,
  file,
  sqliteWorker,
  now,
}: Restore): Promise<string | undefined> {
  const folder = await prepareDataFolder(dataDir)
  const kept = keptFiles(folder)
  if (existsSync(kept.database)) closeForGood(kept.database)
  const apart = await mkdtemp(join(folder, 'restoring-'))
  try {
    const fresh = keptFiles(apart)
    await copyFile(resolve(file), fresh.database)
    await chmod(fresh.database, 0o600)
    const secret = unseal(fresh.database)
    await (await openDatabase({ dataDir: apart, sqliteWorker })).destroy()
    closeForGood(fresh.database)
    const aside = existsSync(kept.database) ? `${kept.database}.before-${stampOf(now)}` : undefined
    if (aside) await rename(kept.database, aside)
    // The secret first: a database whose codes nobody can check is worse than a secret without its database.
    if (secret) await writeFile(kept.secret, secret, { mode: 0o600 })
    await rename(fresh.database, kept.database)
    return aside && basename(aside)
  } finally {
    await rm(apart, { recursive: true, force: true })
  }
}

/** Takes the log into the file itself, which SQLite allows to nobody while another process has it open. */
function closeForGood(database: string): void {
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

function unseal(file: string): string | undefined {
  const db = new Sqlite(file)
  try {
    const found = db.pragma('integrity_check', { simple: true })
    if (found !== 'ok') throw new Error(`it is damaged: ${String(found)}`)
    const row = db.prepare(`select secret from ${secretTable}`).get() as { secret: string } | undefined
    db.exec(`drop table ${secretTable}`)
    return row?.secret
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    throw new Error(`this is no backup of the service (${why})`, { cause: error })
  } finally {
    db.close()
  }
}

const stampOf = (now: Date) => now.toISOString().replace(/\D/g, '').slice(0, 14)
