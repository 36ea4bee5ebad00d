import type { FieldErrors } from '#contract/http/envelope'
import { mayTypesetHere } from '#app/preview/device/may-typeset-here'
import { createPageDrawings, type PageDrawings } from './page-drawings'
import { createPageImages } from './page-images'
import type { PreviewCommand, PreviewDetails, PreviewMessage, PreviewState } from './preview-messages'
import { PreviewPageSvg } from './preview-page-svg'

export type LivePreviewListener = (
  state: PreviewState,
  drawings: PageDrawings,
  /** Missing when they are as before. */
  details?: PreviewDetails,
  problems?: FieldErrors,
) => void

/**
 * Draws the pages of a document as it changes. Their images are in `host`, which must contain the pages. A
 * worker that could not be loaded is started again at the next change.
 */
export function openLivePreview(host: HTMLElement, listener: LivePreviewListener) {
  const images = createPageImages(host)
  const drawings = createPageDrawings()
  let worker: Worker | undefined

  function start(): Worker {
    const started = new Worker(new URL('./preview-worker.ts', import.meta.url), { type: 'module' })
    let isFirst = true
    started.onmessage = ({ data }: MessageEvent<PreviewMessage>) => {
      if (isFirst) drawings.clear()
      isFirst = false
      images.add(data.images)
      drawings.apply(data.changes)
      listener(data.state, drawings, data.details, data.problems)
    }
    started.onerror = () => {
      started.terminate()
      worker = undefined
      reportLoss()
    }
    if (mayTypesetHere()) started.postMessage({ mayTypesetHere: true } satisfies PreviewCommand)
    return started
  }
  const reportLoss = () => listener(navigator.onLine ? 'failed' : 'offline', drawings)

  return {
    /** What shows a drawing: loaded with what makes it. */
    PageSvg: PreviewPageSvg,
    update(resume: unknown) {
      try {
        worker ??= start()
      } catch {
        // A browser without workers, or one that forbids them.
        return reportLoss()
      }
      worker.postMessage({ resume } satisfies PreviewCommand)
    },
    close() {
      worker?.terminate()
      images.remove()
    },
  }
}
