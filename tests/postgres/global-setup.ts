import type { TestProject } from 'vitest/node'
import { startPostgres, type TestPostgres } from './start-postgres'

declare module 'vitest' {
  interface ProvidedContext {
    /** A server on which databases can be created and dropped; '' when there is none. */
    postgresUrl: string
  }
}

/** Provides one PostgreSQL for the whole run: TEST_DATABASE_URL, or one started here, or none. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.TEST_DATABASE_URL
  const postgres: TestPostgres | undefined = given
    ? { url: given, stop: async () => {} }
    : await startPostgres()
  project.provide('postgresUrl', postgres?.url ?? '')
  return async () => {
    if (!postgres) console.log('PostgreSQL tests skipped: no server')
    await postgres?.stop()
  }
}
