/** A row with this key exists already; the same error for both databases. */
export class UniqueViolation extends Error {
  override name = 'UniqueViolation'
}

const uniqueCodes = new Set(['SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_CONSTRAINT_PRIMARYKEY', '23505'])

/** Awaits a write and maps the unique violations of both databases to UniqueViolation; other errors pass. */
export async function mapUniqueViolation<T>(write: Promise<T>): Promise<T> {
  try {
    return await write
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    throw uniqueCodes.has(code) ? new UniqueViolation(code, { cause: error }) : error
  }
}
