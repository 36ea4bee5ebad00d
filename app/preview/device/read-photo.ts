import { photoIdsOf } from '#contract/resume/photo-ids'
import type { Resume } from '#contract/resume/resume'
import { sortPhotos } from '#app/preview/sort-photos'

const photos = new Map<string, Uint8Array>()

/** The photo of a resume and the pictures of its entries, without those that are gone. @throws when one fails to load */
export async function readPhotos(resume: Resume) {
  const files = photoIdsOf(resume).map(async (id): Promise<[string, Uint8Array | undefined]> => [
    id,
    await readPhoto(id),
  ])
  return sortPhotos(resume, await Promise.all(files))
}

/** The JPEG under an id of the photo store; undefined when it is gone. */
async function readPhoto(id: string): Promise<Uint8Array | undefined> {
  const known = photos.get(id)
  if (known) return known
  const response = await fetch(`/photos/${id}`)
  if (response.status === 404) return undefined
  if (!response.ok) throw new Error(`photo: HTTP ${response.status}`)
  const jpeg = new Uint8Array(await response.arrayBuffer())
  photos.set(id, jpeg)
  return jpeg
}
