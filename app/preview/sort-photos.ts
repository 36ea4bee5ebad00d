import { pictureIdsOf } from '#contract/resume/photo-ids'
import type { Resume } from '#contract/resume/resume'

/** Files of the photo store as the typesetter takes them; `jpeg` is missing for one that is gone. */
export function sortPhotos(resume: Resume, files: [id: string, jpeg: Uint8Array | undefined][]) {
  const known = new Map(files)
  const pictures: Record<string, Uint8Array> = {}
  for (const id of pictureIdsOf(resume)) {
    const jpeg = known.get(id)
    if (jpeg) pictures[id] = jpeg
  }
  const photo = known.get(resume.basics.photo)
  return { ...(photo && { photo }), ...(Object.keys(pictures).length > 0 && { pictures }) }
}
