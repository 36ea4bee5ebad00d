/** The entry of a worker process: `worker.ts <templates folder>`. */
import { aiLabelOf } from './ai-label'
import { createEngine } from './engine'
import { TypesetTooMuch } from './failures'
import { fontFolders } from './fonts'
import { lessKnown } from './job'
import type { Job, JobDone } from './job'
import { MOST_WEIGHT, weighResume } from './resume-weight'
import type { WorkerAnswer } from './worker-process'

const engine = createEngine(process.argv.at(-1) ?? '', fontFolders())

// A document is native memory behind a small object, and its finalizer runs only between turns of the loop:
// unasked, the collector lets hundreds of megabytes pile up.
const layoutsBetweenCollections = 16
let layoutsAtCollection = 0

function collectSometimes() {
  if (engine.layouts() - layoutsAtCollection < layoutsBetweenCollections) return
  layoutsAtCollection = engine.layouts()
  setImmediate(() => globalThis.gc?.())
}

/** Sets one resume. @throws TypesetTooMuch, UnknownTemplate, TemplateBroken */
async function typeset(job: Job): Promise<JobDone> {
  collectSometimes()
  const before = process.cpuUsage()
  const costs = () => {
    const { user, system } = process.cpuUsage(before)
    return { cpuMs: (user + system) / 1000, residentBytes: process.memoryUsage.rss() }
  }
  if (job.make === 'poster') return { poster: engine.poster(job.poster), ...costs() }
  const { weight: toLayOut, field } = weighResume(job.resume)
  if (toLayOut > MOST_WEIGHT) throw new TypesetTooMuch(field)
  const photo = job.photo && Buffer.from(job.photo)
  const layout = engine.layOut(job.resume, photo, { marks: job.make === 'sheets' })
  if (job.make === 'pdf') return { pdf: engine.pdf(layout, aiLabelOf(job.resume)), ...costs() }
  if (job.make === 'text') {
    // Few ask for it, and what reads a PDF is heavier than what writes one.
    const { pdfPages } = await import('./read-pdf')
    const pages = await pdfPages(engine.pdf(layout))
    return { text: { pages, missingGlyphs: layout.missingGlyphs }, ...costs() }
  }
  const { compiled: _, ...facts } = layout
  const { pages, symbols } = engine.svg(layout)
  const sheets = { ...facts, pages, glyphs: symbols, glyphIds: Object.keys(symbols) }
  return { sheets: lessKnown(sheets, job.base), ...costs() }
}

function failureOf(error: unknown): WorkerAnswer {
  const { name, message } = error as Error
  return { failed: { name, message, ...(error instanceof TypesetTooMuch && { field: error.field }) } }
}

function answer(said: WorkerAnswer): void {
  process.send?.(said)
}

process.on('message', (job: Job) => {
  typeset(job).then(
    (done) => answer({ done }),
    (error: unknown) => answer(failureOf(error)),
  )
})
// The server that started it is gone.
process.on('disconnect', () => process.exit())
// Fonts and templates are read before somebody waits.
engine.warmUp()
answer({ warm: true })
