import { ApiCodes } from '#contract/http/api-codes'
import { type Merge, mergeOwnedRows } from './user-owned-tables'
import type { Db } from '../../db/schema/tables'
import { updateUser, deleteUser, lockUsers } from './users.queries'
import { recordDueLines } from '../../membership/ai-credits/record-movement'
import { ApiError } from '../../http/api-error'

/**
 * Moves everything one account owns into another account of the same person and deletes it; for use in a
 * transaction. @throws ApiError -8002 when either account is disabled.
 */
export async function mergeAccounts(db: Db, { from, into, now }: Merge): Promise<void> {
  const both = await lockUsers(db, [from, into])
  // A disabled user must not get back in through another account of theirs.
  if (both.some(({ disabled_at }) => disabled_at !== null))
    throw new ApiError(ApiCodes.conflict, 'mergeDisabled')
  for (const id of [from, into]) await recordDueLines(db, id, now)
  await mergeOwnedRows(db, { from, into, now })
  await deleteUser(db, from)
  // Merging into an account shows that its owner wants to keep it, so a scheduled closure is cancelled.
  await updateUser(db, into, { closes_at: null })
}
