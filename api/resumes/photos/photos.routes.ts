import { ApiCodes } from '#contract/http/api-codes'
import { fieldError } from '#contract/validation/field-error-codes'
import { ResumeLimits } from '#contract/resume/resume-limits'
import type { Handlers } from '../../http/call-handler'
import { findPhoto, insertPhoto, isPhotoInUse, extendPhotoLife } from './photos.queries'
import { newPhotoId } from '../../ids-and-hashes'
import type { Dependencies } from '../../dependencies'
import { ApiError, invalidFields } from '../../http/api-error'
import { consumeRateLimits } from '../../rate-limits/enforce-rate-limits'
import { guestUploadLimits } from '../../rate-limits/rate-limits'
import { isJpeg } from './is-jpeg'
import { isExpired, isPhotoTouchDue, photoLifeMs } from '../../lifetimes'

const maxBytes = ResumeLimits.photoStoredKb * 1024

export function photoRoutes(deps: Dependencies): Pick<Handlers, 'uploadPhoto' | 'readPhoto'> {
  const { db, clock } = deps
  return {
    async uploadPhoto({ jpegBase64 }, { ip }) {
      const jpeg = Buffer.from(jpegBase64, 'base64')
      if (jpeg.length > maxBytes)
        throw invalidFields({ jpegBase64: fieldError('photoTooLarge', ResumeLimits.photoStoredKb / 1000) })
      if (!isJpeg(jpeg)) throw invalidFields({ jpegBase64: fieldError('photoNotImage') })
      await consumeRateLimits(deps, guestUploadLimits('photo', ip))
      const now = clock()
      const id = newPhotoId()
      await insertPhoto(db, { id, jpeg, created_at: now, expires_at: now + photoLifeMs })
      return { id }
    },

    async readPhoto({ id }) {
      const now = clock()
      const photo = await findPhoto(db, id)
      // A photo in use outlives its expiry; the cleanup just has not extended it yet.
      if (!photo || (isExpired(photo.expires_at, now) && !(await isPhotoInUse(db, id))))
        throw new ApiError(ApiCodes.notFound, 'photoGone')
      if (isPhotoTouchDue(photo.expires_at, now)) await extendPhotoLife(db, id, now + photoLifeMs)
      return { jpegBase64: Buffer.from(photo.jpeg).toString('base64') }
    },
  }
}
