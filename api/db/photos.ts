import type { Kysely } from 'kysely'
import type { PhotoRow, Tables } from './tables'

type Db = Kysely<Tables>

export async function insertPhoto(db: Db, row: PhotoRow): Promise<void> {
  await db.insertInto('photos').values(row).execute()
}

export async function findPhoto(db: Db, id: string): Promise<PhotoRow | undefined> {
  return db.selectFrom('photos').selectAll().where('id', '=', id).executeTakeFirst()
}

export async function keepPhotoUntil(db: Db, id: string, expiresAt: number): Promise<void> {
  await db.updateTable('photos').set({ expires_at: expiresAt }).where('id', '=', id).execute()
}
