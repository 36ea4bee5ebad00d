import { type Kysely, type Migration, sql } from 'kysely'

/**
 * A migration of statements in the SQL that both databases share, each ended by a semicolon at the end of its
 * line.
 */
export function sqlMigration(statements: string): Migration {
  return { up: (db) => runStatements(db, statements) }
}

/** Runs the statements in order. Quotes and `\` in them are SQL's own: nothing is escaped. */
export async function runStatements(db: Kysely<unknown>, statements: string): Promise<void> {
  for (const statement of statements.split(/;$/m))
    if (statement.trim() !== '') await sql.raw(statement).execute(db)
}
