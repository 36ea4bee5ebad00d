import type { Kysely } from 'kysely'
import { eraseOwned } from '../db/owned-by-user'
import type { Tables } from '../db/tables'
import { deleteUser, listClosed, lockUsers } from '../db/users'

type Db = Kysely<Tables>

/** Erases every account past its cooling-off, one transaction each. @returns how many. */
export async function eraseClosedAccounts(db: Db, now: number): Promise<number> {
  let erased = 0
  for (const userId of await listClosed(db, now))
    if (await db.transaction().execute((trx) => eraseIfClosed(trx, userId, now))) erased++
  return erased
}

/** Asks again under the lock: its owner may have kept it at the last moment. */
async function eraseIfClosed(db: Db, userId: string, now: number): Promise<boolean> {
  const [user] = await lockUsers(db, [userId])
  if (user?.closes_at == null || user.closes_at > now) return false
  await eraseOwned(db, userId)
  await deleteUser(db, userId)
  return true
}
