import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import sharp from 'sharp'
import type { Photos } from '#typeset/typesetter'
import type { Resume } from '#contract/resume/resume'
import type { Sample } from '#contract/catalogue/sample'

const drawings = new LRUCache<string, Buffer>({ max: 100 })
/** Twice a portrait's own size, as sharp as a print of a one-inch photo wants it. */
const portraitWidth = 590
const pictureWidth = 900

/**
 * A sample's resume with its portrait as the photo and its pictures at their entries, under ids that change with the
 * drawings.
 */
export async function withDrawings({
  resume,
  portrait,
  pictures = {},
}: Sample): Promise<{ resume: Resume; photos: Photos }> {
  const photos: { photo?: Buffer; pictures?: Record<string, Buffer> } = {}
  const drawn = structuredClone(resume)
  if (portrait) {
    drawn.basics.photo = idOf(portrait)
    photos.photo = await drawJpeg(portrait, portraitWidth)
  }
  for (const item of drawn.sections.flatMap(({ items }) => items)) {
    const picture = pictures[item.id]
    if (!picture) continue
    item.picture = idOf(picture)
    photos.pictures = { ...photos.pictures, [item.picture]: await drawJpeg(picture, pictureWidth) }
  }
  return { resume: drawn, photos }
}

const idOf = (svg: string) => createHash('sha256').update(svg).digest('base64url').slice(0, 22)

async function drawJpeg(svg: string, width: number): Promise<Buffer> {
  const known = drawings.get(svg)
  if (known) return known
  const jpeg = await sharp(Buffer.from(svg), { density: 144 })
    .resize({ width })
    .flatten({ background: '#fff' })
    .jpeg({ quality: 90 })
    .toBuffer()
  drawings.set(svg, jpeg)
  return jpeg
}
