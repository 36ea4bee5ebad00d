/** The entry file of a worker process: `worker.ts <template folder>`. */
import { aiLabelOf } from '../pdf-postprocessing/ai-label'
import { createEngine } from '../engine'
import { DocumentTooLargeError } from '../errors'
import { fontFolders } from '../font-coverage/font-folders'
import { withoutKnownParts, type Job, type JobResult } from './job'
import { resumeAttachment } from '../pdf-postprocessing/resume-attachment'
import { createPageHistory } from './page-history'
import { MAX_WEIGHT, weighResume } from '../resume-weight'
import type { WorkerAnswer } from './worker-process'

const engine = createEngine(process.argv.at(-1) ?? '', fontFolders())

// A document is native memory behind a small object, and its finalizer runs only between turns of the event
// loop: without explicit collections hundreds of megabytes pile up. The young generation is enough, because
// such an object is never used again: collecting it takes a tenth of the time of all.
const layoutsBetweenCollections = 16
let layoutsAtCollection = 0
const pageHistory = createPageHistory()

function collectGarbageOccasionally() {
  if (engine.layouts() - layoutsAtCollection < layoutsBetweenCollections) return
  layoutsAtCollection = engine.layouts()
  setImmediate(() => globalThis.gc?.({ type: 'minor' }))
}

/** Runs one job. @throws DocumentTooLargeError, UnknownTemplate, TemplateCompileError */
async function typeset(job: Job): Promise<JobResult> {
  collectGarbageOccasionally()
  const before = process.cpuUsage()
  const costs = () => {
    const { user, system } = process.cpuUsage(before)
    return { cpuMs: (user + system) / 1000, residentBytes: process.memoryUsage.rss() }
  }
  if (job.make === 'drawing') return { drawing: engine.drawing(job.drawing), ...costs() }
  const { weight: layOutJob, field } = weighResume(job.resume)
  if (layOutJob > MAX_WEIGHT) throw new DocumentTooLargeError(field)
  const layout = engine.layOut(
    job.resume,
    job.photos,
    job.make === 'sheets' ? 'pages' : 'file',
    job.make === 'text' || (job.make === 'sheets' && job.withPositions),
  )
  if (job.make === 'pdf') {
    // What could not be drawn is not printed, and so not attached.
    const attached = job.withData && !layout.undrawn ? resumeAttachment(job.resume) : undefined
    return { pdf: engine.pdf(layout, { label: aiLabelOf(job.resume), attached }), ...costs() }
  }
  if (job.make === 'text') {
    // Loaded lazily: few jobs need it, and the PDF reader is larger than the writer.
    const { extractPdfPages } = await import('../pdf-postprocessing/extract-pdf-text')
    const pages = await extractPdfPages(engine.pdf(layout))
    const { missingGlyphs, lastPage } = layout
    return { text: { pages, missingGlyphs, lastPage }, ...costs() }
  }
  const { compiled: _, lastPage: __, anchors, ...rest } = layout
  const facts = { ...rest, ...((job.withPositions || anchors.length > 0) && { anchors }) }
  const { pages, symbols } = engine.svg(layout)
  const pageSvgs = { ...facts, pages, glyphs: symbols, glyphIds: Object.keys(symbols) }
  return {
    preview: pageHistory.shorten(pages, withoutKnownParts(pageSvgs, job.known), job.known),
    ...costs(),
  }
}

function serializeError(error: unknown): WorkerAnswer {
  const { name, message } = error as Error
  return { failed: { name, message, ...(error instanceof DocumentTooLargeError && { field: error.field }) } }
}

const answer = (message: WorkerAnswer) => process.send?.(message)

process.on('message', (job: Job) => {
  typeset(job).then(
    (done) => answer({ done }),
    (error: unknown) => answer(serializeError(error)),
  )
})
// The server that started it is gone.
process.on('disconnect', () => process.exit())
// Loads fonts and templates before the first request.
engine.warmUp()
answer({ warm: true })
