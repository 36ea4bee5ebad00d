/** The entry of a worker process: `worker.ts <templates folder>`. */
import { aiLabelOf } from './ai-label'
import { createEngine } from './engine'
import { fontFolders } from './fonts'
import { lessKnown } from './job'
import type { Job, JobDone } from './job'

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

/** Sets one resume. @throws UnknownTemplate, TemplateBroken */
export async function typeset(job: Job): Promise<JobDone> {
  collectSometimes()
  const weight = () => ({ residentBytes: process.memoryUsage.rss(), pid: process.pid })
  if (job.make === 'poster') return { poster: engine.poster(job.poster), ...weight() }
  const photo = job.photo && Buffer.from(job.photo)
  const layout = engine.layOut(job.resume, photo, { marks: job.make === 'sheets' })
  if (job.make === 'pdf') return { pdf: engine.pdf(layout, aiLabelOf(job.resume)), ...weight() }
  if (job.make === 'text') {
    // Few ask for it, and what reads a PDF is heavier than what writes one.
    const { pdfPages } = await import('./read-pdf')
    const pages = await pdfPages(engine.pdf(layout))
    return { text: { pages, missingGlyphs: layout.missingGlyphs }, ...weight() }
  }
  const { compiled: _, ...facts } = layout
  const { pages, symbols } = engine.svg(layout)
  const sheets = { ...facts, pages, glyphs: symbols, glyphIds: Object.keys(symbols) }
  return { sheets: lessKnown(sheets, job.base), ...weight() }
}

/** Answers once fonts and templates are read. */
export async function warm(): Promise<JobDone> {
  engine.warmUp()
  return { residentBytes: process.memoryUsage.rss(), pid: process.pid }
}
