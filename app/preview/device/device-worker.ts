/**
 * Typesets on the device of a user, in a thread of its own that is ended when its memory has grown: WebAssembly
 * gives none back. Receives DeviceCommands, sends DeviceAnswers.
 */
import { openDeviceEngine, type DeviceFiles } from '#typeset/device/open-device-engine'
import { dropInvalidFields } from '#app/preview/drop-invalid-fields'
import { createFitReport } from '#app/preview/one-page-fit-report'
import { toPageAreas } from '#app/preview/page-areas'
import { resumeFileName } from '#app/preview/resume-file-name'
import type { DeviceAnswer, DeviceCommand } from './device-messages'
import { readPhotos } from './read-photo'

let engine: ReturnType<typeof openDeviceEngine> | undefined
let sentPages: readonly string[][] = []
const sentImages = new Set<string>()

addEventListener('message', ({ data }: MessageEvent<DeviceCommand>) => {
  if ('files' in data) engine = open(data.files)
  else void draw(data).then((answer) => postMessage(answer))
})

/** An engine that does not open leaves every document to the service. */
function open(files: DeviceFiles) {
  const opened = openDeviceEngine(files)
  opened.catch(() => {})
  return opened
}

async function draw(command: Exclude<DeviceCommand, { files: DeviceFiles }>): Promise<DeviceAnswer> {
  const { resume, problems } = dropInvalidFields(command.resume)
  if (!resume) return { refused: problems }
  try {
    if (!engine) throw new Error('no files yet')
    const opened = await engine
    const layout = opened.layOut(resume, await readPhotos(resume), command.withAreas)
    const images = Object.entries(layout.images).filter(([id]) => !sentImages.has(id))
    for (const [id] of images) sentImages.add(id)
    const pages = layout.pages.map(({ width, height, body }, i) =>
      body === sentPages[i] ? { width, height } : { width, height, elements: body },
    )
    sentPages = layout.pages.map(({ body }) => body)
    return {
      pages,
      images: Object.fromEntries(images),
      glyphs: layout.glyphs,
      areas: layout.anchors && toPageAreas(layout.anchors),
      missingGlyphs: layout.missingGlyphs,
      fit: createFitReport(resume, layout.fit),
      lonelyLines: layout.lonelyLines,
      fileName: resumeFileName(resume),
      problems,
      memoryBytes: opened.memoryBytes(),
    }
  } catch (error) {
    return { unsupported: String(error) }
  }
}
