import type { Resume } from '#contract/resume/resume'
import type { LayoutInfo } from '../engine'
import type { Poster } from '../draw-invite-poster'
import type { SvgPage } from '../svg/split-svg'

/**
 * What a worker process is asked: a resume as a PDF, as the text of that PDF, or as sheets less what `base` says is known;
 * or a poster.
 */
export type Job =
  | ({ resume: Resume; photo?: Uint8Array } & (
      { make: 'pdf' } | { make: 'text' } | { make: 'sheets'; known?: KnownParts }
    ))
  | { make: 'poster'; poster: Poster }

/** What a reader has already: glyphs and pages by id and hash. */
export type KnownParts = { glyphIds: Iterable<string>; pageHashes: readonly string[] }

/** A page; without its body when the reader has it. Sizes in pt. */
export type PreviewPage = Omit<SvgPage, 'body'> & { body?: string }

/** A layout drawn: pages, the symbols they use that the base lacked, and the ids of all symbols they use. */
export type PreviewPages = LayoutInfo & {
  pages: PreviewPage[]
  glyphs: Record<string, string>
  glyphIds: string[]
}
/** Sheets for a reader who has nothing. */
export type CompletePreview = Omit<PreviewPages, 'pages'> & { pages: SvgPage[] }

/** What a machine reads in the PDF: the text of each page, and the letters no font has. */
export type ExtractedPdfText = { pages: string[]; missingGlyphs: string[] }

/** An answer, the processor time it took, ms, and the resident memory of the worker after it, bytes. */
export type JobResult = {
  pdf?: Uint8Array
  text?: ExtractedPdfText
  preview?: PreviewPages
  poster?: string
  cpuMs: number
  residentBytes: number
}

/** Leaves out what the reader of `base` has. */
export function withoutKnownParts(preview: PreviewPages, known: KnownParts | undefined): PreviewPages {
  if (!known) return preview
  const glyphs = { ...preview.glyphs }
  for (const id of known.glyphIds) delete glyphs[id]
  const pages = preview.pages.map(({ body, ...page }) =>
    known.pageHashes.includes(page.hash) ? page : { ...page, body },
  )
  return { ...preview, pages, glyphs }
}
