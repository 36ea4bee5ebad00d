import sharp from 'sharp'
import { fileResponse } from '#app/preview/file-response'
import { withTypesetErrors } from '#app/preview/typeset-error-response.server'
import { attachmentHeader, resumeFileName } from '#app/preview/resume-file-name'
import { readPhotos } from '#app/preview/photo-cache.server'
import type { Resume } from '#contract/resume/resume'
import { aiLabelOf, xmpPacket } from '#typeset/pdf-postprocessing/ai-label'
import type { Dependencies } from './download.server'
import { maxPagesInLongImage } from './picture-limits'

export const longImageFile = 'long.png'
/** Between two pages, in px at 2 px a point. */
const gap = 16
const gapColour = '#e4e7ec'

/** Returns all pages stacked in one PNG, 2 px a point; 404 for more pages than fit in one image. */
export function renderLongImage(
  dependencies: Dependencies,
  resume: Resume,
  fileName = resumeFileName(resume),
): Promise<Response> {
  return withTypesetErrors(stackPages(dependencies, resume, fileName))
}

async function stackPages(
  { api, typesetter }: Dependencies,
  resume: Resume,
  fileName: string,
): Promise<Response> {
  const photos = await readPhotos(api, resume)
  const { pages } = await typesetter.pages(resume, photos)
  if (pages.length > maxPagesInLongImage) return new Response(null, { status: 404 })
  const layers: { input: Buffer; top: number; left: number }[] = []
  let top = 0
  let width = 0
  for (let page = 1; page <= pages.length; page++) {
    const png = await typesetter.png(resume, photos, page, 2)
    if (!png) return new Response(null, { status: 404 })
    const size = await sharp(png).metadata()
    layers.push({ input: Buffer.from(png), top, left: 0 })
    top += size.height + gap
    width = Math.max(width, size.width)
  }
  const picture = sharp({ create: { width, height: top - gap, channels: 3, background: gapColour } })
  const label = aiLabelOf(resume)
  if (label !== undefined) picture.withXmp(xmpPacket(label))
  const image = await picture.composite(layers).png().toBuffer()
  return fileResponse(image, 'image/png', attachmentHeader(`${fileName}-长图`, 'png'))
}
