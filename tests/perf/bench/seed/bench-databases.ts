import pg from 'pg'
import { startPostgres } from '#tests/postgres/start-postgres'
import type { DatabaseLocation } from './seed-database'
import { temporaryFolder } from '#tests/servers/temporary-folder'

/** Temporary databases of one kind: `make` creates an empty one, `end` removes them all. */
export type DatabaseKind = {
  name: string
  make(): Promise<DatabaseLocation>
  end(): Promise<void>
}

export function createSqliteKind(): DatabaseKind {
  const folders: ReturnType<typeof temporaryFolder>[] = []
  return {
    name: 'SQLite',
    async make() {
      const folder = temporaryFolder()
      folders.push(folder)
      return { dataDir: folder.path }
    },
    end: async () => folders.forEach((folder) => folder.remove()),
  }
}

/** Returns undefined when this machine has no PostgreSQL. */
export async function createPostgresKind(): Promise<DatabaseKind | undefined> {
  const server = await startPostgres()
  if (!server) return undefined
  const folder = temporaryFolder()
  let made = 0
  return {
    name: 'PostgreSQL',
    async make() {
      const url = new URL(server.url)
      url.pathname = `/bench${++made}`
      const client = new pg.Client({ connectionString: server.url })
      await client.connect()
      await client.query(`create database bench${made}`)
      await client.end()
      return { databaseUrl: url.href, dataDir: folder.path }
    },
    async end() {
      await server.stop()
      folder.remove()
    },
  }
}
