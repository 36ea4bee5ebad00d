import { isPhotoUsed } from '../expired-resumes.queries'
import type { Db, PhotoRow } from '../../db/schema/tables'

export async function insertPhoto(db: Db, row: PhotoRow): Promise<void> {
  await db.insertInto('photos').values(row).execute()
}

export async function findPhoto(db: Db, id: string): Promise<PhotoRow | undefined> {
  return db.selectFrom('photos').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Whether any resume or version uses this photo. */
export async function isPhotoInUse(db: Db, id: string): Promise<boolean> {
  const usedPhoto = db.selectFrom('photos').select('id').where('id', '=', id).where(isPhotoUsed)
  return (await usedPhoto.executeTakeFirst()) !== undefined
}

export async function extendPhotoLife(db: Db, id: string, expiresAt: number): Promise<void> {
  await db.updateTable('photos').set({ expires_at: expiresAt }).where('id', '=', id).execute()
}
