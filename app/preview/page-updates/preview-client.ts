import type { FieldErrors } from '#contract/http/envelope'
import { isSameDrawing } from '#contract/preview/same-drawing'
import { hasMovedLines } from './moved-lines'
import type { DrawnResume, Preview } from './preview'
import type { PreviewMessage } from './preview-messages'
import type { PreviewService } from './preview-service'

/** Errors come with a drawing only: `ready`, or `refused` for a document that is no resume. */
export type PreviewListener = (
  state: PreviewMessage['state'],
  preview: Preview | undefined,
  problems?: FieldErrors,
) => void

/** Typesets on this device. */
export type DevicePreview = {
  /** Undefined for what the service has to do. Areas take half as long again. */
  draw(resume: unknown, withAreas: boolean): Promise<DrawnResume | undefined>
  /** How long the service took for a document. */
  onServiceDrew(ms: number): void
  /** The service drew something else: nothing is drawn here any more. */
  onDifference(): void
}

const retryAfterMs = 2_000
/** When nobody has typed for this long the areas are drawn, and when for this long, the service verifies. */
const areasAfterMs = 1_000
const verifyAfterMs = 2_000

/**
 * Keeps the preview in sync with a document: one drawing at a time, then the newest document, skipping older
 * ones. Areas follow, at once where a line has moved. What this device typeset is verified by the service when nobody has
 * typed for two seconds.
 */
export function createPreviewClient(
  service: PreviewService,
  device: DevicePreview,
  listener: PreviewListener,
) {
  let preview: Preview | undefined
  let shown: DrawnResume | undefined
  let areOldAreas = true
  let pendingResume: unknown
  let isBusy = false
  let retry: ReturnType<typeof setTimeout> | undefined
  let idle: ReturnType<typeof setTimeout> | undefined

  return {
    update(resume: unknown) {
      pendingResume = resume
      clearTimeout(retry)
      clearTimeout(idle)
      if (!isBusy) void drawPending()
    },
  }

  async function drawPending() {
    isBusy = true
    while (pendingResume !== undefined) {
      const resume = pendingResume
      pendingResume = undefined
      try {
        const before = preview?.pages
        const drawn = (await device.draw(resume, false)) ?? (await drawByService(resume, false))
        show(drawn)
        if (!('preview' in drawn) || drawn.preview.areas) continue
        areOldAreas ||= !before || hasMovedLines(before, drawn.preview.pages)
        if (pendingResume === undefined) {
          const waitMs = areOldAreas ? 0 : areasAfterMs
          idle = setTimeout(() => void drawAreas(resume, waitMs), waitMs)
        }
      } catch {
        pendingResume ??= resume
        listener(navigator.onLine ? 'failed' : 'offline', preview)
        retry = setTimeout(() => void drawPending(), retryAfterMs)
        break
      }
    }
    isBusy = false
  }

  /** Draws a document again, with its areas. */
  async function drawAreas(resume: unknown, waitedMs: number) {
    isBusy = true
    const drawn = await device.draw(resume, true).catch(() => undefined)
    isBusy = false
    if (pendingResume !== undefined) return drawPending()
    if (drawn) show(drawn)
    idle = setTimeout(() => void verify(resume), drawn ? verifyAfterMs - waitedMs : 0)
  }

  async function drawByService(resume: unknown, withAreas: boolean): Promise<DrawnResume> {
    const start = performance.now()
    const drawn = await service.draw(resume, withAreas)
    device.onServiceDrew(performance.now() - start)
    return drawn
  }

  function show(drawn: DrawnResume) {
    shown = drawn
    if ('refused' in drawn) return listener('refused', preview, drawn.refused)
    if (drawn.preview.areas) areOldAreas = false
    preview = { ...drawn.preview, areas: drawn.preview.areas ?? preview?.areas ?? [] }
    listener('ready', preview, drawn.problems)
  }

  /** Has the service draw what this device drew: its facts about the pages count, and its pages if they differ. */
  async function verify(resume: unknown) {
    const drawn = shown
    const verified = await drawByService(resume, true).catch(() => undefined)
    if (!drawn || !verified) return
    const isSame = isSamePreview(drawn, verified)
    if (!isSame) device.onDifference()
    if (isBusy || shown !== drawn) return
    // Pages that are the same are not drawn anew.
    const pages = isSame && 'preview' in drawn && drawn.preview.pages
    show(pages && 'preview' in verified ? { ...verified, preview: { ...verified.preview, pages } } : verified)
  }
}

function isSamePreview(one: DrawnResume, other: DrawnResume): boolean {
  if ('refused' in one || 'refused' in other) return 'refused' in one && 'refused' in other
  const [pages, others] = [one.preview.pages, other.preview.pages]
  return (
    pages.length === others.length &&
    pages.every(({ elements }, i) => isSameDrawing(elements, others[i]!.elements))
  )
}
