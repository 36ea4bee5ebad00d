import type { Resume } from '#contract/resume/resume'
import { PICTURE_KINDS } from '#contract/resume/section-kinds'
import { ResumeLimits } from '#contract/resume/resume-limits'
import { pictureIdsOf } from '#contract/resume/photo-ids'
import { jpegSize } from './jpeg-size'

/** The JPEGs that a resume names, as far as they exist: its photo, and the pictures of entries by id. */
export type Photos = { photo?: Uint8Array; pictures?: Readonly<Record<string, Uint8Array>> }

/** A picture in the compiler's workspace; `ratio` is its width over its height. */
export type PictureFile = { path: string; ratio: number; jpeg: Uint8Array }

/** The paths that pictures may have in the compiler's workspace. */
export const PICTURE_PATHS = Array.from({ length: ResumeLimits.pictures }, (_, i) => `/picture-${i + 1}.jpg`)

/** The pictures on a resume's pages by id; what is no JPEG is left out. */
export function pictureFiles(resume: Resume, { pictures = {} }: Photos): Map<string, PictureFile> {
  const shown = resume.sections
    .filter(({ visible, kind }) => visible && PICTURE_KINDS.includes(kind))
    .map((section) => ({ ...section, items: section.items.filter(({ visible }) => visible) }))
  const files = pictureIdsOf({ sections: shown }).flatMap((id) => {
    const jpeg = Object.hasOwn(pictures, id) ? pictures[id] : undefined
    const size = jpeg && jpegSize(jpeg)
    return jpeg && size ? [{ id, jpeg, ratio: size.width / size.height }] : []
  })
  return new Map(
    PICTURE_PATHS.flatMap((path, i) => {
      const file = files[i]
      return file ? [[file.id, { path, ratio: file.ratio, jpeg: file.jpeg }]] : []
    }),
  )
}
