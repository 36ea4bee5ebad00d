import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import sharp from 'sharp'
import type { Resume } from '#contract/resume/resume'
import type { Sample } from '#contract/catalogue/sample'

const portraits = new LRUCache<string, Buffer>({ max: 100 })
/** Twice the drawing's own size, as sharp as a print of a one-inch photo wants it. */
const width = 590

/** A sample's resume with its portrait as the photo, under an id that changes with the portrait. */
export async function withPortrait({
  resume,
  portrait,
}: Sample): Promise<{ resume: Resume; photo: Buffer | undefined }> {
  if (!portrait) return { resume, photo: undefined }
  const id = createHash('sha256').update(portrait).digest('base64url').slice(0, 22)
  const photo = portraits.get(id) ?? (await drawPortrait(portrait))
  portraits.set(id, photo)
  return { resume: { ...resume, basics: { ...resume.basics, photo: id } }, photo }
}

const drawPortrait = (svg: string) =>
  sharp(Buffer.from(svg)).resize({ width }).flatten({ background: '#fff' }).jpeg({ quality: 90 }).toBuffer()
