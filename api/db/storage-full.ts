/** SQLite's word for it, the system's, and PostgreSQL's (disk_full). */
const codes = new Set(['SQLITE_FULL', 'ENOSPC', '53100'])

/** Whether a write was refused because there is no space for it: nothing of it was kept. */
export function isStorageFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && codes.has(String(error.code))
}
