import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { inject } from 'vitest'
import type { DatabaseOptions } from '../db/open-database'

/** Options for openDatabase on a new, empty database; `remove` deletes it after the tests. */
export type EmptyDatabase = { options: DatabaseOptions; remove: () => Promise<void> }

export const sqliteWorker = new URL('../db/sqlite/start-sqlite-worker-with-tsx.mjs', import.meta.url)

export async function emptySqlite(): Promise<EmptyDatabase> {
  const dataDir = await mkdtemp(join(tmpdir(), 'smart-resume-test-'))
  return {
    options: { dataDir, sqliteWorker },
    remove: () => rm(dataDir, { recursive: true, force: true }),
  }
}

async function emptyPostgres(): Promise<EmptyDatabase> {
  const name = `test_${randomBytes(8).toString('hex')}`
  const url = new URL(inject('postgresUrl'))
  await runOnServer(`create database ${name}`)
  url.pathname = `/${name}`
  return {
    options: { databaseUrl: url.href, dataDir: '/nowhere', sqliteWorker },
    remove: () => runOnServer(`drop database ${name} with (force)`),
  }
}

async function runOnServer(command: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject('postgresUrl') })
  await client.connect()
  await client.query(command)
  await client.end()
}

/** For describe.each: the same tests on every available database. */
export const databases: { name: string; empty: () => Promise<EmptyDatabase> }[] = [
  { name: 'SQLite', empty: emptySqlite },
  ...(inject('postgresUrl') ? [{ name: 'PostgreSQL', empty: emptyPostgres }] : []),
]
