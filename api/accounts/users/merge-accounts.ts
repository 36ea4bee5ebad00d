import { ApiCodes } from '#contract/http/api-codes'
import type { Kysely } from 'kysely'
import { type Merge, mergeOwnedRows } from './user-owned-tables'
import type { Tables } from '../../db/schema/tables'
import { updateUser, deleteUser, lockUsers } from './users.queries'
import { ApiError } from '../../http/api-error'

/** One account goes into another of the same person, with everything it owns; for use in a transaction. @throws Refusal -8002 when either is disabled */
export async function mergeAccounts(db: Kysely<Tables>, { from, into }: Merge): Promise<void> {
  const both = await lockUsers(db, [from, into])
  // Nobody who was shut out comes in by way of another account of theirs.
  if (both.some(({ disabled_at }) => disabled_at !== null))
    throw new ApiError(ApiCodes.conflict, 'mergeDisabled')
  await mergeOwnedRows(db, { from, into })
  await deleteUser(db, from)
  // Whoever brings their things here wants to keep them.
  await updateUser(db, into, { closes_at: null })
}
