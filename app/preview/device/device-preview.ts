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
const idleMs = 2_000
const documentsBeforeStart = 2
const maxFailures = 3
/** The service draws what takes longer, and after three of these in a row it is asked at once. */
const maxWaitMs = 80
const maxTimeouts = 3
/** The memory of a worker only grows: beyond the first another takes its place when nobody types, beyond the second at once. */
const [grownBytes, maxMemoryBytes] = [250_000_000, 400_000_000]

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
  let timeouts = 0
  let memoryBytes = 0
  let idle: ReturnType<typeof setTimeout> | undefined

  function close() {
    isClosed = true
    clearTimeout(idle)
    worker?.close()
    worker = undefined
  }

  function startWhenIdle() {
    clearTimeout(idle)
    const mayStart = isAllowed && !isClosed && !isOpening && failures < maxFailures
    const isDue = worker ? memoryBytes > grownBytes : documents >= documentsBeforeStart
    idle = mayStart && isDue ? setTimeout(() => void start(), idleMs) : undefined
  }

  /** Opens a worker that has drawn the newest document once, which takes longest. */
  async function start() {
    isOpening = true
    idle = undefined
    let opened: DeviceWorker | undefined
    try {
      files ??= await loadFiles()
      opened = openWorker(files)
      const style = styleOf(newest)
      const drawn = await opened.draw(newest, true)
      if (!('pages' in drawn)) throw new Error('nothing was drawn')
      await receive(drawn)
      successor = { worker: opened, style }
      replaceWorker()
    } catch {
      // The files did not come, or the worker does not draw: tried again when nobody types.
      opened?.close()
      failures++
    }
    isOpening = false
  }

  /** The worker that was opened last takes over, but not in the middle of a drawing. */
  function replaceWorker() {
    if (!successor || isDrawing) return
    worker?.close()
    ;({ worker, style: drawnStyle } = successor)
    successor = undefined
    memoryBytes = 0
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
    replaceWorker()
    if (!drawn || 'unsupported' in drawn) return undefined
    if ('refused' in drawn) return drawn
    await receive(drawn)
    const ms = performance.now() - startedAt
    timeouts = isKnownStyle && ms > maxWaitMs ? timeouts + 1 : 0
    if (!withAreas && isKnownStyle) times.addDevice(ms)
    memoryBytes = by === worker ? drawn.memoryBytes : 0
    if (navigator.onLine && times.isTooSlow()) close()
    else if (memoryBytes > maxMemoryBytes && !isOpening && !isClosed) void start()
    else if (memoryBytes > grownBytes && !idle) startWhenIdle()
    if (!glyphs.areThereFor(drawn.pages)) return undefined
    const { pages, areas, missingGlyphs, fit, lonelyLines, fileName, problems } = drawn
    return { preview: { pages, areas, missingGlyphs, fit, lonelyLines, fileName }, problems }
  }

  return {
    allow() {
      isAllowed = true
      startWhenIdle()
    },
    async draw(resume, withAreas): Promise<DrawnResume | undefined> {
      const isRepeated = resume === newest
      newest = resume
      documents++
      // A document that is asked for again does not put off the start.
      if (!(isRepeated && idle)) startWhenIdle()
      if (!navigator.onLine) await current
      if (!worker || isDrawing) return undefined
      const isKnownStyle = styleOf(resume) === drawnStyle
      const isSlow = timeouts >= maxTimeouts || isFittedToOnePage(resume)
      if (navigator.onLine && isKnownStyle && isSlow) return undefined
      const drawing = drawHere(worker, resume, withAreas)
      current = drawing
      if (!navigator.onLine) return drawing
      return isKnownStyle ? within(maxWaitMs, drawing) : undefined
    },
    onServiceDrew(ms) {
      times.addService(ms)
      startWhenIdle()
    },
    onDifference: close,
  }
}

type Styled = { style?: { fit?: unknown } } | null
/** The whole document is laid out anew when it changes. */
const styleOf = (resume: unknown): string => JSON.stringify((resume as Styled)?.style ?? null)
/** Takes many layouts. */
const isFittedToOnePage = (resume: unknown) => (resume as Styled)?.style?.fit === 'one-page'

/** What a promise gives within a time, otherwise undefined. */
function within<T>(ms: number, promise: Promise<T>): Promise<T | undefined> {
  let timeout: ReturnType<typeof setTimeout>
  const nothing = new Promise<undefined>((resolve) => (timeout = setTimeout(() => resolve(undefined), ms)))
  return Promise.race([promise, nothing]).finally(() => clearTimeout(timeout))
}
