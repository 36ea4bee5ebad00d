import { z } from 'zod'
import { fieldError } from '../validation/field-error-codes'
import { ResumeLimits } from './resume-limits'

const maxBase64 = Math.ceil((ResumeLimits.photoStoredKb * 1024) / 3) * 4

/**
 * A processed photo: a JPEG without metadata, at most 300 kB. Its id alone grants access, so it is long and
 * random.
 */
export const PhotoFile = z.object({
  jpegBase64: z
    .string(fieldError('photoNotImage'))
    .max(maxBase64, fieldError('photoTooLarge', ResumeLimits.photoStoredKb / 1000))
    .regex(/^\/9j\/[A-Za-z0-9+/]+=*$/, fieldError('photoNotImage')),
})
export type PhotoFile = z.infer<typeof PhotoFile>

export const PhotoId = z.object({ id: z.string().regex(/^[A-Za-z0-9_-]{20,64}$/, fieldError('photoGone')) })
