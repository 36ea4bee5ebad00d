import type { Kysely } from 'kysely'
import { type Merge, mergeOwned } from '../db/owned-by-user'
import type { Tables } from '../db/tables'
import { changeUser, deleteUser, lockUsers } from '../db/users'

/** One account goes into another of the same person, with everything it owns; for use in a transaction. */
export async function mergeAccounts(db: Kysely<Tables>, { from, into }: Merge): Promise<void> {
  await lockUsers(db, [from, into])
  await mergeOwned(db, { from, into })
  await deleteUser(db, from)
  // Whoever brings their things here wants to keep them.
  await changeUser(db, into, { closes_at: null })
}
