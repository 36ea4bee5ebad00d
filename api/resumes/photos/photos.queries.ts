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

/** Lets photos live until a time at least. */
export async function retainPhotos(db: Db, ids: readonly string[], until: number): Promise<void> {
  if (ids.length === 0) return
  await db
    .updateTable('photos')
    .set({ expires_at: until })
    .where('id', 'in', ids)
    .where('expires_at', '<', until)
    .execute()
}

export async function extendPhotoLife(db: Db, id: string, expiresAt: number): Promise<void> {
  await db.updateTable('photos').set({ expires_at: expiresAt }).where('id', '=', id).execute()
}
