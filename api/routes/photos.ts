import { Codes } from '#contract/codes'
import { problem } from '#contract/problems'
import { Limits } from '#contract/resume-limits'
import type { Handlers } from '../answer'
import { findPhoto, insertPhoto, isUsed, keepPhotoUntil } from '../db/photos'
import { newPhotoId } from '../keys'
import type { Parts } from '../parts'
import { Refusal, refuseFields } from '../refusal'
import { refuseWhenFull } from '../refuse-when-full'
import { leavingLimits } from '../rules/limits'
import { isJpeg } from '../rules/jpeg'
import { isExpired, isPhotoTouchDue, photoLifeMs } from '../rules/lifetimes'

const maxBytes = Limits.photoStoredKb * 1024

export function photoRoutes(parts: Parts): Pick<Handlers, 'uploadPhoto' | 'readPhoto'> {
  const { db, clock } = parts
  return {
    async uploadPhoto({ jpegBase64 }, { ip }) {
      const jpeg = Buffer.from(jpegBase64, 'base64')
      if (jpeg.length > maxBytes)
        throw refuseFields({ jpegBase64: problem('photoTooLarge', Limits.photoStoredKb / 1000) })
      if (!isJpeg(jpeg)) throw refuseFields({ jpegBase64: problem('photoNotImage') })
      await refuseWhenFull(parts, leavingLimits('photo', ip))
      const now = clock()
      const id = newPhotoId()
      await insertPhoto(db, { id, jpeg, created_at: now, expires_at: now + photoLifeMs })
      return { id }
    },

    async readPhoto({ id }) {
      const now = clock()
      const photo = await findPhoto(db, id)
      // A used one outlives its time; the sweeper has only not come by yet.
      if (!photo || (isExpired(photo.expires_at, now) && !(await isUsed(db, id))))
        throw new Refusal(Codes.notFound, 'photoGone')
      if (isPhotoTouchDue(photo.expires_at, now)) await keepPhotoUntil(db, id, now + photoLifeMs)
      return { jpegBase64: Buffer.from(photo.jpeg).toString('base64') }
    },
  }
}
