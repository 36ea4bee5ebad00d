import { existsSync } from 'node:fs'
import { runAdminCommand } from './users/admin-role'
import { openDatabase } from '../db/open-database'
import { readApiSettings } from '../settings'

// npm run admin -- grant|revoke PHONE, on the database of the settings. It may run while the service runs.
if (existsSync('.env')) process.loadEnvFile('.env')
const isRunFromSource = import.meta.url.endsWith('.ts')

try {
  const settings = readApiSettings(process.env)
  const sqliteWorker = new URL(
    isRunFromSource ? '../db/sqlite/start-sqlite-worker-with-tsx.mjs' : './sqlite-worker.js',
    import.meta.url,
  )
  const db = await openDatabase({ ...settings, sqliteWorker })
  try {
    console.log(await runAdminCommand(db, process.argv.slice(2), settings.adminPhones))
  } finally {
    await db.destroy()
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
