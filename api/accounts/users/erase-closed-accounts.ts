import { eraseOwnedRows } from './user-owned-tables'
import type { Db } from '../../db/schema/tables'
import { deleteUser, listUsersToErase, lockUsers } from './users.queries'

/** Erases every account whose cooling-off period is over, in one transaction each. @returns how many. */
export async function eraseClosedAccounts(db: Db, now: number): Promise<number> {
  let erased = 0
  for (const userId of await listUsersToErase(db, now))
    if (await db.transaction().execute((trx) => eraseIfStillClosed(trx, userId, now))) erased++
  return erased
}

/** Checks again under the lock: the owner may have cancelled the closure at the last moment. */
async function eraseIfStillClosed(db: Db, userId: string, now: number): Promise<boolean> {
  const [user] = await lockUsers(db, [userId])
  if (user?.closes_at == null || user.closes_at > now) return false
  await eraseOwnedRows(db, userId)
  await deleteUser(db, userId)
  return true
}
