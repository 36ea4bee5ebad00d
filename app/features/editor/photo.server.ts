import { availableParallelism } from 'node:os'
import sharp from 'sharp'
import { UpstreamFailure } from '#app/api-client/failure'
import type { Upstream } from '#app/api-client/upstream'
import { problem } from '#contract/problems'
import { Limits } from '#contract/resume-limits'
import { currentCaller } from '#scheduling/caller'
import { createFairQueue, QueueFull } from '#scheduling/fair-queue'

const kinds = new Set(['jpeg', 'png', 'webp'])
// 一寸 is 25×35 mm; at 600 dpi that is 590×826 px. Larger only costs bytes.
const portrait = { width: 590, height: 826 }
const square = { width: 640, height: 640 }
const mostPixels = 60_000_000
/** A large photo takes a processor for a second; one stays free for what somebody types. */
const photos = createFairQueue({
  mostAtOnce: Math.max(1, availableParallelism() - 1),
  mostWaiting: 24,
  longestWaitMs: 15_000,
})

/**
 * A photo as uploaded → a JPEG without metadata, at most 300 kB: square for the shapes `square` and `round`, else 一寸.
 * @returns the problem when the file is too large or is no photo.
 */
export async function processPhoto(
  bytes: Uint8Array,
  shape = 'portrait',
): Promise<{ jpeg: Buffer } | { problem: string }> {
  if (bytes.length > Limits.photoUploadMb * 1024 * 1024)
    return { problem: problem('photoTooLarge', Limits.photoUploadMb) }
  try {
    const image = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' })
    const { format } = await image.metadata()
    if (!kinds.has(format)) return { problem: problem('photoNotImage') }
    // rotate() bakes the camera's orientation in before all metadata is dropped.
    const cropped = image
      .rotate()
      .resize({
        ...(shape === 'square' || shape === 'round' ? square : portrait),
        fit: 'cover',
        position: 'top',
      })
      .flatten({ background: '#ffffff' })
    for (const quality of [88, 76, 60, 40]) {
      const jpeg = await cropped.clone().jpeg({ quality, mozjpeg: true }).toBuffer()
      if (jpeg.length <= Limits.photoStoredKb * 1024) return { jpeg }
    }
    return { problem: problem('photoTooLarge', Limits.photoUploadMb) }
  } catch {
    return { problem: problem('photoNotImage') }
  }
}

async function inTurn<T>(work: () => Promise<T>): Promise<T | { problem: string }> {
  try {
    return await photos.run(await currentCaller(), work)
  } catch (error) {
    if (error instanceof QueueFull) return { problem: problem('photoBusy') }
    throw error
  }
}

/**
 * Saves an uploaded photo and gives its id, or the problem with it: `photoBusy` when too many wait to be worked on, `failed`
 * when it could not be saved just now.
 */
export async function keepPhoto(
  upstream: Upstream,
  file: File,
  shape?: string,
): Promise<{ id: string } | { problem: string }> {
  if (file.size > Limits.photoUploadMb * 1024 * 1024)
    return { problem: problem('photoTooLarge', Limits.photoUploadMb) }
  const processed = await inTurn(async () => processPhoto(new Uint8Array(await file.arrayBuffer()), shape))
  if ('problem' in processed) return processed
  try {
    return await upstream.call('uploadPhoto', { jpegBase64: processed.jpeg.toString('base64') })
  } catch (error) {
    if (error instanceof UpstreamFailure) return { problem: 'failed' }
    throw error
  }
}

/** The photo file of a posted form, when one was chosen. */
export function photoFileOf(form: FormData): File | undefined {
  const file = form.get('photoFile')
  return file instanceof File && file.size > 0 ? file : undefined
}
