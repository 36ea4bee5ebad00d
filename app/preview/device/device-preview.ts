import type { GlyphOutlines } from '#app/preview/page-updates/glyph-outlines'
import type { DrawnResume } from '#app/preview/page-updates/preview'
import type { DevicePreview } from '#app/preview/page-updates/preview-client'
import type { DeviceFiles } from '#typeset/device/open-device-engine'
import type { CompleteDrawing, DeviceWorker } from './open-device-worker'
import { createDeviceGlyphs } from './device-glyphs'
import { createDrawingTimes } from './drawing-times'

type Parts = {
  outlines: GlyphOutlines
  /** Adds the markup of images by id. */
  addSymbols(markup: Record<string, string>): void
  loadFiles(): Promise<DeviceFiles>
  loadOutlines(font: number): Promise<Record<string, string>>
  openWorker(files: DeviceFiles): DeviceWorker
}

/** Nothing is loaded while somebody types, or for one who only looks. */
const restMs = 2_000
const documentsBeforeStart = 2
const maxFailures = 3
/** What takes longer the service draws as well, and after three of them in a row at once. */
const patienceMs = 80
const maxLate = 3
/** The memory of a worker only grows: beyond this another takes its place. */
const maxMemoryBytes = 250_000_000

/**
 * Typesets on this device once it is allowed and its files are there, with another worker when the memory of one has
 * grown. A document in another style is left to the service while the worker learns it, and what takes many layouts as
 * long as there is a network. It ends for good when it is slower than the service, fails, or draws something else.
 */
export function createDevicePreview(parts: Parts): DevicePreview & { allow(): void } {
  const { addSymbols, loadFiles, openWorker } = parts
  const times = createDrawingTimes()
  const glyphs = createDeviceGlyphs(parts.outlines, parts.loadOutlines)
  let isAllowed = false
  let isClosed = false
  let isOpening = false
  let isDrawing = false
  let failures = 0
  let documents = 0
  let files: DeviceFiles | undefined
  let worker: DeviceWorker | undefined
  let successor: { worker: DeviceWorker; style: string } | undefined
  let newest: unknown
  let current: Promise<unknown> | undefined
  let drawnStyle = ''
  let late = 0
  let rest: ReturnType<typeof setTimeout> | undefined

  function close() {
    isClosed = true
    clearTimeout(rest)
    worker?.close()
    worker = undefined
  }

  function startAtRest() {
    clearTimeout(rest)
    const mayStart = isAllowed && !isClosed && !worker && !isOpening && failures < maxFailures
    if (mayStart && documents >= documentsBeforeStart) rest = setTimeout(() => void start(), restMs)
  }

  /** Opens a worker that has drawn the newest document once, which takes longest. */
  async function start() {
    isOpening = true
    try {
      files ??= await loadFiles()
      const opened = openWorker(files)
      const style = styleOf(newest)
      const drawn = await opened.draw(newest, true)
      if ('pages' in drawn) await receive(drawn)
      successor = { worker: opened, style }
      takeTurns()
    } catch {
      // The files did not come, or the worker did not start: at the next rest again.
      failures++
    }
    isOpening = false
  }

  /** The worker that was opened last takes over, but not in the middle of a drawing. */
  function takeTurns() {
    if (!successor || isDrawing) return
    worker?.close()
    ;({ worker, style: drawnStyle } = successor)
    successor = undefined
    if (isClosed) close()
  }

  async function receive({ images, glyphs: ids }: CompleteDrawing) {
    addSymbols(images)
    await glyphs.add(ids)
  }

  /** Draws with the worker; undefined for what it leaves, or when it fails. */
  async function drawHere(by: DeviceWorker, resume: unknown, withAreas: boolean) {
    const startedAt = performance.now()
    const style = styleOf(resume)
    const isKnownStyle = style === drawnStyle
    isDrawing = true
    const drawn = await by.draw(resume, withAreas).catch(() => undefined)
    isDrawing = false
    if (drawn) drawnStyle = style
    else close()
    takeTurns()
    if (!drawn || 'left' in drawn) return undefined
    if ('refused' in drawn) return drawn
    await receive(drawn)
    const ms = performance.now() - startedAt
    late = isKnownStyle && ms > patienceMs ? late + 1 : 0
    if (!withAreas && isKnownStyle) times.addDevice(ms)
    if (navigator.onLine && times.isTooSlow()) close()
    else if (drawn.memoryBytes > maxMemoryBytes && !isOpening && !isClosed) void start()
    if (!glyphs.areThereFor(drawn.pages)) return undefined
    const { pages, areas, missingGlyphs, fit, fileName, problems } = drawn
    return { preview: { pages, areas, missingGlyphs, fit, fileName }, problems }
  }

  return {
    allow() {
      isAllowed = true
      startAtRest()
    },
    async draw(resume, withAreas): Promise<DrawnResume | undefined> {
      newest = resume
      documents++
      if (!worker) startAtRest()
      if (!navigator.onLine) await current
      if (!worker || isDrawing) return undefined
      const isKnownStyle = styleOf(resume) === drawnStyle
      // The fit to one page takes many layouts.
      const isSlow = late >= maxLate || drawnStyle.includes('"fit":"one-page"')
      if (navigator.onLine && isKnownStyle && isSlow) return undefined
      const drawing = drawHere(worker, resume, withAreas)
      current = drawing
      if (!navigator.onLine) return drawing
      return isKnownStyle ? within(patienceMs, drawing) : undefined
    },
    onServiceDrew(ms) {
      times.addService(ms)
      startAtRest()
    },
    onDifference: close,
  }
}

/** What all of a document is laid out anew for when it changes. */
const styleOf = (resume: unknown): string =>
  JSON.stringify((resume as { style?: unknown } | null)?.style ?? null)

/** What a promise gives within a time, otherwise undefined. */
function within<T>(ms: number, promise: Promise<T>): Promise<T | undefined> {
  let timeout: ReturnType<typeof setTimeout>
  const late = new Promise<undefined>((resolve) => (timeout = setTimeout(() => resolve(undefined), ms)))
  return Promise.race([promise, late]).finally(() => clearTimeout(timeout))
}
