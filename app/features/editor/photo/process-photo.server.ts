import { availableParallelism } from 'node:os'
import sharp from 'sharp'
import { ApiClientError } from '#app/api-client/api-client-error'
import type { ApiClient } from '#app/api-client/api-client'
import { fieldError } from '#contract/validation/field-error-codes'
import { ResumeLimits } from '#contract/resume/resume-limits'
import { currentFairnessKey } from '#fair-queue/fairness-key'
import { createFairQueue, QueueFull } from '#fair-queue/fair-queue'

const allowedFormats = new Set(['jpeg', 'png', 'webp'])
// 一寸 is 25×35 mm; at 600 dpi that is 590×826 px. Larger only costs bytes.
const portrait = { width: 590, height: 826 }
const square = { width: 640, height: 640 }
/** The picture of a work, whole: half a page's width at 300 dpi. */
const picture = { width: 1200, height: 1200, fit: 'inside', withoutEnlargement: true } as const
const maxPixels = 60_000_000
/** A large photo takes a processor for a second; one stays free for the editors' requests. */
const processingQueue = createFairQueue({
  maxConcurrent: Math.max(1, availableParallelism() - 1),
  maxQueued: 24,
  maxWaitMs: 15_000,
})

/**
 * Converts an uploaded photo to a JPEG without metadata, at most 300 kB: square for `square` and `round`, uncropped
 * for `picture`, else 一寸.
 * @returns the problem when the file is no photo, or cannot be made small enough.
 */
export async function processPhoto(
  bytes: Uint8Array,
  shape = 'portrait',
): Promise<{ jpeg: Buffer } | { problem: string }> {
  try {
    const image = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' })
    const { format } = await image.metadata()
    if (!allowedFormats.has(format)) return { problem: fieldError('photoNotImage') }
    // rotate() applies the camera's orientation before all metadata is dropped.
    const cropped = image
      .rotate()
      .resize(shape === 'picture' ? picture : { ...cropOf(shape), fit: 'cover', position: 'top' })
      .flatten({ background: '#ffffff' })
    for (const quality of [88, 76, 60, 40]) {
      const jpeg = await cropped.clone().jpeg({ quality, mozjpeg: true }).toBuffer()
      if (jpeg.length <= ResumeLimits.photoStoredKb * 1024) return { jpeg }
    }
    return { problem: fieldError('photoTooLarge', ResumeLimits.photoUploadMb) }
  } catch {
    return { problem: fieldError('photoNotImage') }
  }
}

const cropOf = (shape: string) => (shape === 'square' || shape === 'round' ? square : portrait)

async function runQueued<T>(work: () => Promise<T>): Promise<T | { problem: string }> {
  try {
    return await processingQueue.run(await currentFairnessKey(), work)
  } catch (error) {
    if (error instanceof QueueFull) return { problem: fieldError('photoBusy') }
    throw error
  }
}

/**
 * Saves an uploaded photo and returns its id, or the problem: `photoBusy` when the queue is full, `failed`
 * when the upstream cannot save it now.
 */
export async function savePhoto(
  api: ApiClient,
  file: File,
  shape?: string,
): Promise<{ id: string } | { problem: string }> {
  if (file.size > ResumeLimits.photoUploadMb * 1024 * 1024)
    return { problem: fieldError('photoTooLarge', ResumeLimits.photoUploadMb) }
  const processed = await runQueued(async () => processPhoto(new Uint8Array(await file.arrayBuffer()), shape))
  if ('problem' in processed) return processed
  try {
    return await api.call('uploadPhoto', { jpegBase64: processed.jpeg.toString('base64') })
  } catch (error) {
    if (error instanceof ApiClientError) return { problem: 'failed' }
    throw error
  }
}

/** Returns the photo file of a posted form when one was chosen; `name` is that of another file field. */
export function photoFileFrom(form: FormData, name = 'photoFile'): File | undefined {
  const file = form.get(name)
  return file instanceof File && file.size > 0 ? file : undefined
}
