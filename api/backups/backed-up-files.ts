import { join } from 'node:path'

/** What the embedded service keeps under DATA_DIR. A backup is a copy of the database with the secret in a table of its own. */
export const dataFiles = (dataDir: string) => ({
  database: join(dataDir, 'smart-resume.sqlite'),
  secret: join(dataDir, 'session-secret'),
})

/** Only in backups: what cookies and codes are hashed with, where the service made it itself. */
export const secretTable = 'backup_secret'
