import type { ExpressionBuilder } from 'kysely'
import { binLifeMs, photoLifeMs, versionLifeMs } from '../lifetimes'
import type { Db, Tables } from '../db/schema/tables'
import { isRetainedRow } from './versions/resume-versions.queries'

const dayMs = 24 * 60 * 60_000

/** Deletes resumes whose time in the recycle bin is over, with their versions. @returns how many. */
export async function deleteBinnedResumes(db: Db, now: number, limit: number): Promise<number> {
  const ids = db
    .selectFrom('resumes')
    .select('id')
    .where('deleted_at', '<=', now - binLifeMs)
    .limit(limit)
  const { numDeletedRows } = await db.deleteFrom('resumes').where('id', 'in', ids).executeTakeFirst()
  return Number(numDeletedRows)
}

/** Not those that are named or pinned, nor the marks of a present content. */
export async function deleteOldVersions(db: Db, now: number, limit: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('resume_versions')
    .where((one) =>
      one(
        one.refTuple('resume_id', 'revision'),
        'in',
        one
          .selectFrom('resume_versions')
          .select(['resume_id', 'revision'])
          .where('replaced_at', '<=', now - versionLifeMs)
          .where((version) => version.not(isRetainedRow(version)))
          .where('revision', '<', (of) =>
            of
              .selectFrom('resumes')
              .select('resumes.revision')
              .whereRef('resumes.id', '=', 'resume_versions.resume_id'),
          )
          .limit(limit)
          .$asTuple('resume_id', 'revision'),
      ),
    )
    .executeTakeFirst()
  return Number(numDeletedRows)
}

/**
 * Whether a resume (live or in the bin) or a version of one uses the photo of this row, as its photo or as a picture
 * of an entry, or an article does.
 */
export function isPhotoUsed(photo: ExpressionBuilder<Tables, 'photos'>) {
  return photo.or([
    photo.exists(
      photo.selectFrom('article_pictures').select('article_id').whereRef('photo_id', '=', 'photos.id'),
    ),
    photo.exists(photo.selectFrom('resumes').select('id').whereRef('photo_id', '=', 'photos.id')),
    photo.exists(
      photo.selectFrom('resume_versions').select('revision').whereRef('photo_id', '=', 'photos.id'),
    ),
    photo.exists(
      photo
        .selectFrom('resume_pictures')
        .innerJoin('resumes', 'resumes.id', 'resume_pictures.resume_id')
        .select('resume_pictures.photo_id')
        .whereRef('resume_pictures.photo_id', '=', 'photos.id')
        .whereRef('resumes.revision', '<=', 'resume_pictures.last_revision'),
    ),
    photo.exists(
      photo
        .selectFrom('resume_pictures')
        .innerJoin('resume_versions', 'resume_versions.resume_id', 'resume_pictures.resume_id')
        .select('resume_pictures.photo_id')
        .whereRef('resume_pictures.photo_id', '=', 'photos.id')
        .whereRef('resume_versions.revision', '<=', 'resume_pictures.last_revision'),
    ),
  ])
}

/**
 * Extends photos in use that would expire within a day: their resume may not have been opened for a month.
 * @returns how many.
 */
export async function extendUsedPhotos(db: Db, now: number, limit: number): Promise<number> {
  const ids = db
    .selectFrom('photos')
    .select('id')
    .where('expires_at', '<=', now + dayMs)
    .where(isPhotoUsed)
    .limit(limit)
  const { numUpdatedRows } = await db
    .updateTable('photos')
    .set({ expires_at: now + photoLifeMs })
    .where('id', 'in', ids)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

export async function deleteUnusedPhotos(db: Db, now: number, limit: number): Promise<number> {
  const ids = db
    .selectFrom('photos')
    .select('id')
    .where('expires_at', '<=', now)
    .where((photo) => photo.not(isPhotoUsed(photo)))
    .limit(limit)
  const { numDeletedRows } = await db.deleteFrom('photos').where('id', 'in', ids).executeTakeFirst()
  return Number(numDeletedRows)
}
