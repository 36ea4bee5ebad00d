/** A row with this key is there already, whichever database says so. */
export class UniqueViolation extends Error {
  override name = 'UniqueViolation'
}

const uniqueCodes = new Set(['SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_CONSTRAINT_PRIMARYKEY', '23505'])

/** Waits for a write and gives its unique violation the one name; other errors pass. */
export async function mapUniqueViolation<T>(write: Promise<T>): Promise<T> {
  try {
    return await write
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    throw uniqueCodes.has(code) ? new UniqueViolation(code, { cause: error }) : error
  }
}
