import { statfs } from 'node:fs/promises'
import type { Kysely } from 'kysely'
import { isWritable } from '../db/is-writable'
import type { Tables } from '../db/schema/tables'

/** What an answer that changes something needs. `ok` is all of it. */
export type Readiness = { ok: boolean; database: boolean; disk: boolean }

type ReadinessOptions = {
  db: Kysely<Tables>
  /** Where the embedded database is kept; undefined: the database has a disk of its own, and says itself when it is full. */
  dataDir: string | undefined
  /** Free space below which nothing is written any more, bytes. */
  minFreeDiskBytes: number
}

/** @returns what says whether calls can be answered now; never throws. */
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
