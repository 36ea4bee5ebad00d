import { LRUCache } from 'lru-cache'
import type { ApiClient } from '#app/api-client/api-client'
import { ApiClientError } from '#app/api-client/api-client-error'
import { photoIdsOf } from '#contract/resume/photo-ids'
import type { Resume } from '#contract/resume/resume'
import type { Photos } from '#typeset/typesetter'
import { sortPhotos } from './sort-photos'

// A photo never changes under its id, so the cache never goes stale.
const photos = new LRUCache<string, Buffer>({
  maxSize: 16 * 1024 * 1024,
  sizeCalculation: (jpeg) => jpeg.length,
})

/** The photo of a resume and the pictures of its entries, without those that are gone. */
export async function readPhotos(api: ApiClient, resume: Resume): Promise<Photos> {
  const ids = photoIdsOf(resume)
  const jpegs = await Promise.all(ids.map((id) => readPhoto(api, id)))
  return sortPhotos(
    resume,
    ids.map((id, i) => [id, jpegs[i]]),
  )
}

/** The JPEG under an id of the photo store; undefined when there is none or it is gone. */
export async function readPhoto(api: ApiClient, id: string): Promise<Buffer | undefined> {
  if (!id) return undefined
  const known = photos.get(id)
  if (known) return known
  try {
    const { jpegBase64 } = await api.call('readPhoto', { id })
    const jpeg = Buffer.from(jpegBase64, 'base64')
    photos.set(id, jpeg)
    return jpeg
  } catch (error) {
    if (error instanceof ApiClientError && (error.isNotFound || error.isBadInput)) return undefined
    throw error
  }
}
