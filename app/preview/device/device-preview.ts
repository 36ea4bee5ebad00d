import type { GlyphOutlines } from '#app/preview/page-updates/glyph-outlines'
import type { DrawnResume } from '#app/preview/page-updates/preview'
import type { DevicePreview } from '#app/preview/page-updates/preview-client'
import type { DeviceFiles } from '#typeset/device/open-device-engine'
import type { CompleteDrawing, DeviceWorker } from './open-device-worker'
import { createDrawingTimes } from './drawing-times'

type Parts = {
  outlines: GlyphOutlines
  /** Adds the markup of images by id. */
  addSymbols(markup: Record<string, string>): void
  loadFiles(): Promise<DeviceFiles>
  loadOutlines(font: number): Promise<Record<string, string>>
  openWorker(files: DeviceFiles): DeviceWorker
}

/** Nothing is loaded while somebody types. */
const restMs = 2_000
const maxFailures = 3
/** The memory of a worker only grows: beyond this another takes its place. */
const maxMemoryBytes = 300_000_000

/**
 * Typesets on this device once it is allowed and its files are there, with another worker when the memory of one has
 * grown. It ends for good when it is slower than the service, fails, or draws something else.
 */
export function createDevicePreview(parts: Parts): DevicePreview & { allow(): void } {
  const { outlines, addSymbols, loadFiles, loadOutlines, openWorker } = parts
  const times = createDrawingTimes()
  const lacking = new Set<string>()
  const loadedFonts = new Map<number, Promise<void>>()
  let isAllowed = false
  let isClosed = false
  let failures = 0
  let files: DeviceFiles | undefined
  let worker: DeviceWorker | undefined
  let isOpening = false
  let newest: unknown
  let rest: ReturnType<typeof setTimeout> | undefined

  function close() {
    isClosed = true
    clearTimeout(rest)
    worker?.close()
    worker = undefined
  }

  function startAtRest() {
    clearTimeout(rest)
    if (isAllowed && !isClosed && !worker && !isOpening && failures < maxFailures && newest !== undefined)
      rest = setTimeout(() => void start(), restMs)
  }

  /** Opens a worker that has drawn the newest document once, which takes longest. */
  async function start() {
    isOpening = true
    try {
      files ??= await loadFiles()
      const opened = openWorker(files)
      const drawn = await opened.draw(newest, true)
      if ('pages' in drawn) await learnGlyphs(drawn)
      if (isClosed) opened.close()
      else {
        worker?.close()
        worker = opened
      }
    } catch {
      // The files did not come, or the worker did not start: at the next rest again.
      failures++
    }
    isOpening = false
  }

  async function learnGlyphs({ glyphs, images }: CompleteDrawing) {
    addSymbols(images)
    for (const id of glyphs) lacking.add(id)
    const fonts = new Set(glyphs.map((id) => parseInt(id[1]!, 36)))
    await Promise.all([...fonts].map(learnFont))
    for (const id of lacking) if (outlines.outline(id) !== undefined) lacking.delete(id)
  }

  /** The common outlines of a font, once. */
  function learnFont(font: number): Promise<void> {
    const learnt = loadedFonts.get(font) ?? loadOutlines(font).then(outlines.addOutlines, () => {})
    loadedFonts.set(font, learnt)
    return learnt
  }

  const lacksGlyphs = ({ pages }: CompleteDrawing) =>
    [...lacking].some((id) => pages.some(({ elements }) => elements.some((line) => line.includes(`#${id}"`))))

  return {
    allow() {
      isAllowed = true
      startAtRest()
    },
    async draw(resume, withAreas): Promise<DrawnResume | undefined> {
      newest = resume
      if (!worker) {
        startAtRest()
        return undefined
      }
      const startedAt = performance.now()
      const drawn = await worker.draw(resume, withAreas).catch(() => undefined)
      if (!drawn) close()
      if (!drawn || 'left' in drawn) return undefined
      if ('refused' in drawn) return drawn
      await learnGlyphs(drawn)
      if (!withAreas) times.addDevice(performance.now() - startedAt)
      if (times.isTooSlow()) close()
      else if (drawn.memoryBytes > maxMemoryBytes && !isOpening) void start()
      if (lacksGlyphs(drawn)) return undefined
      const { pages, areas, missingGlyphs, fit, fileName, problems } = drawn
      return { preview: { pages, areas, missingGlyphs, fit, fileName }, problems }
    },
    onServiceDrew(ms) {
      times.addService(ms)
      startAtRest()
    },
    onDifference: close,
  }
}
