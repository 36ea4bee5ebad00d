import type { Kysely } from 'kysely'
import { isPhotoUsed } from './expired-resumes'
import type { PhotoRow, Tables } from './tables'

type Db = Kysely<Tables>

export async function insertPhoto(db: Db, row: PhotoRow): Promise<void> {
  await db.insertInto('photos').values(row).execute()
}

export async function findPhoto(db: Db, id: string): Promise<PhotoRow | undefined> {
  return db.selectFrom('photos').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Whether somebody's resume or a version of it has this photo. */
export async function isUsed(db: Db, id: string): Promise<boolean> {
  const used = db.selectFrom('photos').select('id').where('id', '=', id).where(isPhotoUsed)
  return (await used.executeTakeFirst()) !== undefined
}

export async function keepPhotoUntil(db: Db, id: string, expiresAt: number): Promise<void> {
  await db.updateTable('photos').set({ expires_at: expiresAt }).where('id', '=', id).execute()
}
