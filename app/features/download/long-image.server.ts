import sharp from 'sharp'
import { orBusy } from '#app/preview/or-busy.server'
import { attachment, fileNameOf } from '#app/preview/file-name'
import { readPhoto } from '#app/preview/photo-shelf.server'
import type { Resume } from '#contract/resume'
import { aiLabelOf, xmpPacket } from '#typeset/ai-label'
import type { Parts } from './download.server'

export const longImage = 'long.png'
/** More would be a picture that phones cannot open. */
export const mostPagesInOne = 10
/** Between two pages, px at 2 px a point. */
const gap = 16
const gapColour = '#e4e7ec'

/** All pages one below the other as one PNG, 2 px a point; 404 for more pages than one picture holds. */
export function longImageOf(parts: Parts, resume: Resume): Promise<Response> {
  return orBusy(stacked(parts, resume))
}

async function stacked({ upstream, typesetter }: Parts, resume: Resume): Promise<Response> {
  const photo = await readPhoto(upstream, resume.basics.photo)
  const { pages } = await typesetter.pages(resume, photo)
  if (pages.length > mostPagesInOne) return new Response(null, { status: 404 })
  const placed: { input: Buffer; top: number; left: number }[] = []
  let top = 0
  let width = 0
  for (let page = 1; page <= pages.length; page++) {
    const png = await typesetter.png(resume, photo, page, 2)
    if (!png) return new Response(null, { status: 404 })
    const size = await sharp(png).metadata()
    placed.push({ input: Buffer.from(png), top, left: 0 })
    top += size.height + gap
    width = Math.max(width, size.width)
  }
  const picture = sharp({ create: { width, height: top - gap, channels: 3, background: gapColour } })
  const label = aiLabelOf(resume)
  if (label !== undefined) picture.withXmp(xmpPacket(label))
  const image = await picture.composite(placed).png().toBuffer()
  return new Response(new Uint8Array(image), {
    headers: {
      'Content-Type': 'image/png',
      'Content-Length': String(image.length),
      'Cache-Control': 'private, no-store',
      'Content-Disposition': attachment(`${fileNameOf(resume)}-长图`, 'png'),
    },
  })
}
