import type { SmsCodeRow } from '../../db/schema/code-tables'
import { maxSmsCodeAttempts } from '../../lifetimes'
import type { Db } from '../../db/schema/tables'

/** Stores a code and replaces the requester's previous one. */
export async function upsertSmsCode(db: Db, row: SmsCodeRow): Promise<void> {
  const { id, ...columns } = row
  if (row.address !== null) await db.deleteFrom('sms_codes').where('address', '=', row.address).execute()
  await db
    .insertInto('sms_codes')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(columns))
    .execute()
}

/**
 * Counts an attempt before its result is known, so that concurrent attempts cannot exceed the maximum.
 * @returns the code, or undefined when it is gone, expired or out of attempts.
 */
export async function countSmsCodeAttempt(
  db: Db,
  { id, address }: Pick<SmsCodeRow, 'id' | 'address'>,
  now: number,
): Promise<SmsCodeRow | undefined> {
  return db
    .updateTable('sms_codes')
    .set(({ eb }) => ({ tries: eb('tries', '+', 1) }))
    .where((eb) => (address === null ? eb('id', '=', id) : eb('address', '=', address)))
    .where('tries', '<', maxSmsCodeAttempts)
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst()
}

/** @returns true for the one call that deleted the code. */
export async function consumeSmsCode(db: Db, { id, code_hash }: Pick<SmsCodeRow, 'id' | 'code_hash'>) {
  const { numDeletedRows } = await db
    .deleteFrom('sms_codes')
    .where('id', '=', id)
    .where('code_hash', '=', code_hash)
    .executeTakeFirst()
  return numDeletedRows === 1n
}
