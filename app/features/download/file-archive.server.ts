import { fileResponse } from '#app/preview/file-response'
import { layoutPages } from '#app/preview/render-pages.server'
import { attachmentHeader, resumeFileName } from '#app/preview/resume-file-name'
import { withTypesetErrors } from '#app/preview/typeset-error-response.server'
import { streamZip, type ZipEntry } from '#app/preview/zip.server'
import type { Resume } from '#contract/resume/resume'
import { renderFile, type Dependencies } from './download.server'
import { renderLongImage } from './long-image.server'
import { maxPagesInLongImage, maxPictures } from './picture-limits'

/** All pages as pictures, and all formats, each in one ZIP. */
export const picturesFile = 'pictures.zip'
export const allFormatsFile = 'all.zip'

/** A file of an archive: its name, and how it is made when its turn comes. */
export type ArchivedFile = { name: string; isCompressed: boolean; create(): Promise<Response> }

/** Returns a picture of each page in one ZIP; 404 for too many pages. */
export function renderPictures(
  dependencies: Dependencies,
  resume: Resume,
  fileName = resumeFileName(resume),
): Promise<Response> {
  return withTypesetErrors(
    countPages(dependencies, resume).then((count) =>
      count > maxPictures
        ? new Response(null, { status: 404 })
        : zipFiles(pagePictures(dependencies, resume, fileName, count), fileName),
    ),
  )
}

/**
 * Returns the resume in all formats in one ZIP. A document of more pages than fit in a long picture is there without pictures.
 * @param exports the formats besides pages
 */
export function renderAllFormats(
  dependencies: Dependencies,
  resume: Resume,
  exports: readonly ArchivedFile[],
  fileName = resumeFileName(resume),
): Promise<Response> {
  const pdf: ArchivedFile = {
    name: `${fileName}.pdf`,
    isCompressed: true,
    create: () => renderFile(dependencies, resume, { pdf: true }),
  }
  const longImage: ArchivedFile = {
    name: `${fileName}-长图.png`,
    isCompressed: true,
    create: () => renderLongImage(dependencies, resume),
  }
  return withTypesetErrors(
    countPages(dependencies, resume).then((count) => {
      const pictures =
        count > maxPagesInLongImage
          ? []
          : [...pagePictures(dependencies, resume, fileName, count), ...(count > 1 ? [longImage] : [])]
      return zipFiles([pdf, ...exports, ...pictures], fileName)
    }),
  )
}

const countPages = async ({ api, typesetter }: Dependencies, resume: Resume) =>
  (await layoutPages(api, typesetter, resume)).pages.length

function pagePictures(
  dependencies: Dependencies,
  resume: Resume,
  fileName: string,
  count: number,
): ArchivedFile[] {
  return Array.from({ length: count }, (_, i) => ({
    name: `${fileName}-${i + 1}.png`,
    isCompressed: true,
    create: () => renderFile(dependencies, resume, { pdf: false, page: i + 1 }),
  }))
}

/**
 * Makes the files one after the other, so that a download waits its turn for each as other downloads do, and adds each to the
 * ZIP before the next is made. A file that fails is the response.
 */
async function zipFiles(files: readonly ArchivedFile[], fileName: string): Promise<Response> {
  let failed: Response | undefined
  async function* entries(): AsyncGenerator<ZipEntry> {
    for (const { name, isCompressed, create } of files) {
      const file = await create()
      if (!file.ok) {
        failed = file
        return
      }
      yield { name, isCompressed, bytes: new Uint8Array(await file.arrayBuffer()) }
    }
  }
  const chunks: Uint8Array[] = []
  for await (const chunk of streamZip(entries())) chunks.push(chunk)
  return failed ?? fileResponse(Buffer.concat(chunks), 'application/zip', attachmentHeader(fileName, 'zip'))
}
