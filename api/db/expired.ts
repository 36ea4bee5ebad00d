import type { Kysely } from 'kysely'
import type { Tables } from './tables'

type Db = Kysely<Tables>

/** Few at a time, so that a long-closed service that sweeps a month does not hold its first visitors up. */
const atOnce = 100

/** Deletes what has expired; @returns how many rows of each. */
export async function deleteExpired(db: Db, now: number): Promise<Record<keyof Tables, number>> {
  return {
    drafts: await repeat(() => expiredDrafts(db, now)),
    photos: await repeat(() => expiredPhotos(db, now)),
    handoffs: await repeat(() => expiredHandoffs(db, now)),
  }
}

async function repeat(deleteSome: () => Promise<{ numDeletedRows: bigint }>): Promise<number> {
  let total = 0
  for (;;) {
    const deleted = Number((await deleteSome()).numDeletedRows)
    total += deleted
    if (deleted < atOnce) return total
  }
}

function expiredDrafts(db: Db, now: number) {
  const ids = db.selectFrom('drafts').select('id').where('expires_at', '<=', now).limit(atOnce)
  return db.deleteFrom('drafts').where('id', 'in', ids).executeTakeFirst()
}

function expiredPhotos(db: Db, now: number) {
  const ids = db.selectFrom('photos').select('id').where('expires_at', '<=', now).limit(atOnce)
  return db.deleteFrom('photos').where('id', 'in', ids).executeTakeFirst()
}

function expiredHandoffs(db: Db, now: number) {
  const hashes = db.selectFrom('handoffs').select('token_hash').where('expires_at', '<=', now).limit(atOnce)
  return db.deleteFrom('handoffs').where('token_hash', 'in', hashes).executeTakeFirst()
}
