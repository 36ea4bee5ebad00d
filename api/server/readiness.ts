import { statfs } from 'node:fs/promises'
import { isWritable } from '../db/is-writable'
import type { Db } from '../db/schema/tables'

/** Whether the API can serve calls that write. `ok` means all parts. */
export type Readiness = { ok: boolean; database: boolean; disk: boolean }

type ReadinessOptions = {
  db: Db
  /**
   * The directory of the embedded database; undefined for PostgreSQL, which has a disk of its own and reports
   * itself when it is full.
   */
  dataDir?: string | undefined
  /** Free disk space below which the API is not ready, in bytes. */
  minFreeDiskBytes: number
}

/** @returns a function that checks readiness now; it never throws. */
export function createReadiness({
  db,
  dataDir,
  minFreeDiskBytes,
}: ReadinessOptions): () => Promise<Readiness> {
  return async () => {
    const [database, disk] = await Promise.all([
      isWritable(db),
      dataDir === undefined || hasFreeSpace(dataDir, minFreeDiskBytes),
    ])
    return { ok: database && disk, database, disk }
  }
}

async function hasFreeSpace(folder: string, minFreeBytes: number): Promise<boolean> {
  try {
    const { bavail, bsize } = await statfs(folder)
    return bavail * bsize >= minFreeBytes
  } catch {
    return false
  }
}
