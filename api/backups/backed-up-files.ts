import { join } from 'node:path'

/**
 * Files of the embedded service under DATA_DIR. A backup is a copy of the database with the secret in an
 * extra table.
 */
export const dataFiles = (dataDir: string) => ({
  database: join(dataDir, 'smart-resume.sqlite'),
  secret: join(dataDir, 'session-secret'),
})

/** Exists only in backups: the key that cookies and codes are hashed with, where the service generated it. */
export const secretTable = 'backup_secret'
