import { existsSync } from 'node:fs'
import { restoreBackup } from './restore-backup'
import { takeBackup } from './take-backup'
import { readApiSettings } from '../settings'

// npm run backup -- FILE works while the service runs; npm run restore -- FILE only while it does not.
if (existsSync('.env')) process.loadEnvFile('.env')
const sqliteWorker = new URL(
  import.meta.url.endsWith('.ts') ? '../db/sqlite/start-sqlite-worker-with-tsx.mjs' : './sqlite-worker.js',
  import.meta.url,
)

try {
  const [command, file] = process.argv.slice(2)
  if (!file || (command !== 'take' && command !== 'restore'))
    throw new Error('npm run backup -- FILE, or npm run restore -- FILE')
  const { dataDir, databaseUrl } = readApiSettings(process.env)
  if (databaseUrl)
    throw new Error('DATABASE_URL is set: PostgreSQL is backed up by pg_dump (see docs/operating.md)')
  if (command === 'take') {
    const bytes = await takeBackup(dataDir, file)
    console.log(`${file}: ${(bytes / 1e6).toFixed(1)} MB`)
  } else {
    const previousDatabase = await restoreBackup({ dataDir, file, sqliteWorker, now: new Date() })
    console.log(
      `restored from ${file}${previousDatabase ? `; what was there before is ${previousDatabase}` : ''}`,
    )
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
