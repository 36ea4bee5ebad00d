import type { Worker } from 'tesseract.js'
import {
  RECOGNISED_PAGES,
  type RecognisedPage,
  type RecognisedPages,
  type RecognisedText,
} from '#contract/resume/recognised-pages'
import { openEngine } from './open-engine'
import { openPages } from './open-pages'
import { cropPicture, findRegions } from './page-regions'
import type { RecognitionProgress } from './recognition'
import { eraseRuledLines } from './ruled-lines'
import { drawShades, readShades } from './shades'
import { textsOfPage } from './texts-of-page'

type RecogniseOptions = {
  signal: AbortSignal
  onProgress(progress: RecognitionProgress): void
}

/**
 * Recognises the text of a picture, or of a PDF of pictures, on this device: the file stays here. Returns a file that the importer
 * reads.
 * @throws what `openPages` and `openEngine` throw; the signal's reason; any error of the engine
 */
export async function recogniseFile(file: File, { signal, onProgress }: RecogniseOptions): Promise<File> {
  const source = await openPages(file)
  onProgress({ phase: 'loading' })
  let page = 0
  /** Of the page that is read. */
  let regions = { done: 0, count: 1 }
  const report = (share: number) => onProgress({ phase: 'reading', page, pages: source.count, share })
  const worker = await openEngine({
    signal,
    onProgress: (share) => report((regions.done + share) / regions.count),
  })
  const stop = () => void worker.terminate()
  signal.addEventListener('abort', stop)
  try {
    const pages: RecognisedPage[] = []
    for (page = 1; page <= source.count; page++) {
      signal.throwIfAborted()
      regions = { done: 0, count: 1 }
      report(0)
      const work = recognisePage(
        worker,
        await source.draw(page),
        (done, count) => (regions = { done, count }),
      )
      pages.push(await raceAbort(work, signal))
    }
    const read: RecognisedPages = { format: RECOGNISED_PAGES, pages }
    return new File([JSON.stringify(read)], `${file.name}.json`, { type: 'application/json' })
  } finally {
    signal.removeEventListener('abort', stop)
    void worker.terminate()
    source.close()
  }
}

async function recognisePage(
  worker: Worker,
  canvas: HTMLCanvasElement,
  onRegion: (done: number, count: number) => void,
): Promise<RecognisedPage> {
  const picture = readShades(canvas)
  const rules = eraseRuledLines(picture)
  const regions = findRegions(picture)
  const texts: RecognisedText[] = []
  for (const [done, region] of regions.entries()) {
    onRegion(done, regions.length)
    const part = cropPicture(picture, region)
    const { data } = await worker.recognize(drawShades(part), {}, { text: false, blocks: true })
    for (const text of textsOfPage(data.blocks ?? [], part))
      texts.push({ ...text, x: text.x + region.left, y: text.y + region.top })
  }
  return { width: picture.width, height: picture.height, texts, rules }
}

/** A terminated worker never answers. */
function raceAbort<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
    work.then(resolve, reject)
  })
}
