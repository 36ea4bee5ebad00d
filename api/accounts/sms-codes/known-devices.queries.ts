import type { Db } from '../../db/schema/tables'

/** A device stays known for half a year after its last login. */
const deviceLifeMs = 180 * 24 * 60 * 60 * 1000

/** Stores or renews a device as known for a user. @param deviceHash hash of the id in the device cookie */
export async function upsertKnownDevice(
  db: Db,
  { userId, deviceHash, now }: { userId: string; deviceHash: string; now: number },
): Promise<void> {
  const seen = { seen_at: now, expires_at: now + deviceLifeMs }
  await db
    .insertInto('known_devices')
    .values({ id: `${userId}:${deviceHash}`, user_id: userId, device_hash: deviceHash, ...seen })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(seen))
    .execute()
}

/** Whether a device logged in to the account of this phone before. */
export async function isKnownDevice(
  db: Db,
  { phone, deviceHash, now }: { phone: string; deviceHash: string; now: number },
): Promise<boolean> {
  const found = await db
    .selectFrom('known_devices')
    .innerJoin('users', 'users.id', 'known_devices.user_id')
    .select('known_devices.id')
    .where('users.phone', '=', phone)
    .where('known_devices.device_hash', '=', deviceHash)
    .where('known_devices.expires_at', '>', now)
    .executeTakeFirst()
  return found !== undefined
}
