import { z } from 'zod'
import { problem } from './problems'
import { Limits } from './resume-limits'

const maxBase64 = Math.ceil((Limits.photoStoredKb * 1024) / 3) * 4

/** A processed photo: a JPEG without metadata, at most 300 kB. Its id is its only key, so it is long and random. */
export const PhotoFile = z.object({
  jpegBase64: z
    .string(problem('photoNotImage'))
    .max(maxBase64, problem('photoTooLarge', Limits.photoStoredKb / 1000))
    .regex(/^\/9j\/[A-Za-z0-9+/]+=*$/, problem('photoNotImage')),
})
export type PhotoFile = z.infer<typeof PhotoFile>

export const PhotoId = z.object({ id: z.string().regex(/^[A-Za-z0-9_-]{20,64}$/, problem('photoGone')) })
