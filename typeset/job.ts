import type { Resume } from '#contract/resume'
import type { LayoutFacts } from './engine'
import type { Poster } from './poster'
import type { SvgPage } from './svg-parts'

/**
 * What a worker process is asked: a resume as a PDF, as the text of that PDF, or as sheets less what `base` says is known;
 * or a poster.
 */
export type Job =
  | ({ resume: Resume; photo?: Uint8Array } & (
      { make: 'pdf' } | { make: 'text' } | { make: 'sheets'; base?: Base }
    ))
  | { make: 'poster'; poster: Poster }

/** What a reader has already: glyphs and pages by id and hash. */
export type Base = { glyphIds: Iterable<string>; pageHashes: readonly string[] }

/** A page; without its body when the reader has it. Sizes in pt. */
export type Sheet = Omit<SvgPage, 'body'> & { body?: string }

/** A layout drawn: pages, the symbols they use that the base lacked, and the ids of all symbols they use. */
export type Sheets = LayoutFacts & { pages: Sheet[]; glyphs: Record<string, string>; glyphIds: string[] }
/** Sheets for a reader who has nothing. */
export type WholeSheets = Omit<Sheets, 'pages'> & { pages: SvgPage[] }

/** What a machine reads in the PDF: the text of each page, and the letters no font has. */
export type FileText = { pages: string[]; missingGlyphs: string[] }

/** An answer, the processor time it took, ms, and the resident memory of the worker after it, bytes. */
export type JobDone = {
  pdf?: Uint8Array
  text?: FileText
  sheets?: Sheets
  poster?: string
  cpuMs: number
  residentBytes: number
}

/** Leaves out what the reader of `base` has. */
export function lessKnown(sheets: Sheets, base: Base | undefined): Sheets {
  if (!base) return sheets
  const glyphs = { ...sheets.glyphs }
  for (const id of base.glyphIds) delete glyphs[id]
  const pages = sheets.pages.map(({ body, ...page }) =>
    base.pageHashes.includes(page.hash) ? page : { ...page, body },
  )
  return { ...sheets, pages, glyphs }
}
