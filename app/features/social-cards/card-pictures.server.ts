import sharp from 'sharp'
import type { ApiClient } from '#app/api-client/api-client'
import { withDrawings } from '#app/preview/sample-drawings.server'
import type { Resume } from '#contract/resume/resume'
import type { Photos, Typesetter } from '#typeset/typesetter'

export type ShownResume = { resume: Resume; photos: Photos }
type Box = { width: number; height: number }

/** On a card, in px: the page in front, a page beside it, and a picture in place of pages. */
const front: Box = { width: 400, height: 400 }
const side: Box = { width: 340, height: 340 }
const cover: Box = { width: 560, height: 400 }
/** As thumbnails are drawn, so that one drawing serves both. */
const pixelsPerPt = 1.5
/** Of type: its colours are not to bleed. */
const sharpest = { quality: 92, chromaSubsampling: '4:4:4' }

export async function sampleWithDrawings(api: ApiClient, id: string): Promise<ShownResume> {
  return withDrawings(await api.call('readSample', { id }))
}

/** The heads of first pages as JPEGs: the first to stand in front, the others beside it. */
export async function drawHeads(typesetter: Typesetter, resumes: readonly ShownResume[]): Promise<Buffer[]> {
  const heads: Buffer[] = []
  // One after the other: a card is no more urgent than a page that somebody writes.
  for (const [i, { resume, photos }] of resumes.entries()) {
    const png = await typesetter.png(resume, photos, 1, pixelsPerPt)
    if (!png) throw new Error('a resume has no first page')
    heads.push(await cropHead(png, i === 0 ? front : side))
  }
  return heads
}

/** A page is taller than what a card shows of it. */
function cropHead(png: Uint8Array, { width, height }: Box): Promise<Buffer> {
  return sharp(png)
    .flatten({ background: '#fff' })
    .resize({ width, height, fit: 'cover', position: 'top' })
    .jpeg(sharpest)
    .toBuffer()
}

/** A picture of the photo store, cut to what a card shows. */
export function cropCover(jpeg: Uint8Array): Promise<Buffer> {
  return sharp(jpeg)
    .resize({ ...cover, fit: 'cover' })
    .jpeg(sharpest)
    .toBuffer()
}
