/** The codes of SQLite, of the operating system and of PostgreSQL (disk_full). */
const codes = new Set(['SQLITE_FULL', 'ENOSPC', '53100'])

/** Whether a write failed for lack of disk space: nothing of it was stored. */
export function isStorageFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && codes.has(String(error.code))
}
