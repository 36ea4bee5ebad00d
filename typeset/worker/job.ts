import type { Resume } from '#contract/resume/resume'
import type { Area } from '../areas'
import type { LayoutInfo } from '../engine'
import type { LastPage } from '../lay-out-model'
import type { Photos } from '../photos'
import type { Drawing } from '../drawing'
import type { BodyChange } from '../svg/body-change'
import type { SvgPage } from '../svg/split-svg'

/**
 * A job for a worker process: a resume as a PDF (`withData`: with its data in it), as the text of that PDF, or as pages without
 * `known` parts, which take a third longer `withPositions`; or another drawing.
 */
export type Job =
  | ({ resume: Resume; photos?: Photos | undefined } & (
      | { make: 'pdf'; withData?: boolean }
      | { make: 'text' }
      | { make: 'sheets'; known?: KnownParts; withPositions: boolean }
    ))
  | { make: 'drawing'; drawing: Drawing }

/** What the client has already: glyphs by id and pages by hash. */
export type KnownParts = { glyphIds: Iterable<string>; pageHashes: readonly string[] }

/** A page; without its body when the client has it, or has one that it `changed` from. Sizes in pt. */
export type PreviewPage = Omit<SvgPage, 'body'> & { body?: string; changed?: BodyChange }

/** A drawn layout: pages, the symbols that the base lacked, and the ids of all symbols. */
export type PreviewPages = Omit<LayoutInfo, 'lastPage' | 'anchors'> & {
  anchors?: Area[]
  pages: PreviewPage[]
  glyphs: Record<string, string>
  glyphIds: string[]
}
/** Pages for a client that has nothing. */
export type CompletePreview = Omit<PreviewPages, 'pages' | 'anchors'> & { pages: SvgPage[]; anchors: Area[] }

/** The text that software reads in the PDF, the characters without a glyph, and how full the last page is. */
export type ExtractedPdfText = { pages: string[]; missingGlyphs: string[]; lastPage: LastPage }

/** A result, the processor time it took in ms, and the worker's resident memory after it in bytes. */
export type JobResult = {
  pdf?: Uint8Array
  text?: ExtractedPdfText
  preview?: PreviewPages
  drawing?: string
  cpuMs: number
  residentBytes: number
}

/** Removes what the client has already. */
export function withoutKnownParts(preview: PreviewPages, known: KnownParts | undefined): PreviewPages {
  if (!known) return preview
  const glyphs = { ...preview.glyphs }
  for (const id of known.glyphIds) delete glyphs[id]
  const pages = preview.pages.map(({ body, ...page }) =>
    known.pageHashes.includes(page.hash) ? page : { ...page, body },
  )
  return { ...preview, pages, glyphs }
}
