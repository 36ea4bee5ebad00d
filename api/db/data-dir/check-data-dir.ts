import { open, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { StartupError } from '../../server/startup-error'

const restoreHint = 'bring a backup back with `npm run restore -- FILE` (docs/operating.md)'
/** SQLite's file format: the first 100 bytes contain the magic string, the page size and the page count. */
const [headerBytes, magic] = [100, 'SQLite format 3\0']

/**
 * Checks a data directory before its database is opened. A secret without its database means that the
 * database was lost, and creating a new one would hide that; a damaged or truncated file can only be restored
 * from a backup.
 * @throws StartupError
 */
export async function checkDataDir(dir: string): Promise<void> {
  const file = join(dir, 'smart-resume.sqlite')
  const [size, walSize] = await Promise.all([sizeOf(file), sizeOf(`${file}-wal`)])
  if (size === 0) {
    // The first writes may still be in the write-ahead log.
    if (walSize > 0 || !(await hasOldSecret(dir))) return
    throw new StartupError(
      `DATA_DIR ${dir} has a secret of an earlier start (session-secret) but no database: ${restoreHint}, or delete session-secret to begin anew`,
    )
  }
  if (await isDamaged(file, size, walSize > 0)) throw damagedDatabaseError(file)
}

/** The startup error for an embedded database that cannot be read. */
export function damagedDatabaseError(file: string, cause?: unknown): StartupError {
  return new StartupError(`the database ${file} is damaged and was not opened: ${restoreHint}`, { cause })
}

/** Whether an error means that the file is no SQLite database, or a damaged one. */
export function isDamageError(error: unknown): boolean {
  return error instanceof Error && /file is not a database|disk image is malformed/i.test(error.message)
}

async function isDamaged(file: string, size: number, hasLog: boolean): Promise<boolean> {
  const handle = await open(file, 'r')
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(headerBytes), 0, headerBytes, 0)
    if (bytesRead < headerBytes || buffer.toString('latin1', 0, magic.length) !== magic) return true
    const pageSize = buffer.readUInt16BE(16) === 1 ? 65_536 : buffer.readUInt16BE(16)
    // With a write-ahead log the file may be shorter than its header says: its last pages are in the log
    // until the next checkpoint.
    return !hasLog && buffer.readUInt32BE(28) * pageSize > size
  } finally {
    await handle.close()
  }
}

/** Whether the directory's secret is older than this process. */
async function hasOldSecret(dir: string): Promise<boolean> {
  const secret = await stat(join(dir, 'session-secret')).catch(() => undefined)
  return secret !== undefined && secret.mtimeMs < performance.timeOrigin
}

async function sizeOf(file: string): Promise<number> {
  return (await stat(file).catch(() => undefined))?.size ?? 0
}
