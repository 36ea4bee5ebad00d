import type { FieldErrors } from '#contract/http/envelope'
import type { ReplacedLines } from '#contract/preview/replaced-lines'
import type { Language } from '#contract/validation/field-error-codes'
import type { OnePageFitReport } from './one-page-fit-report'

/**
 * A page of a layout. `body` is missing when the client has the page with this hash, or one that it `changed`
 * from. Sizes in pt.
 */
export type PreviewPage = { hash: string; width: number; height: number; body?: string; changed?: BodyChange }

/** How a body, a line for each element, follows from that of the page with the hash `base`. */
export type BodyChange = { base: string; runs: ReplacedLines[] }

/** Sentences that name what could not be drawn as written, and what is drawn instead. */
export type UndrawnNote = Record<Language, string[]>

export type PageArea = [
  id: string,
  page: number,
  x: number,
  y: number,
  width: number,
  height: number,
  onDark?: true,
]

/** The response to an edit: only pages and glyphs that the base did not have. */
export type PreviewResponse = {
  layoutId: string
  pages: PreviewPage[]
  glyphs: Record<string, string>
  missingGlyphs: string[]
  undrawn?: UndrawnNote
  /** Set when one page was requested. */
  fit?: OnePageFitReport
  /** About how many lines the last page has, when these few are all it has. */
  lonelyLines?: number
  /**
   * Areas of sections, entries and the parts of the head: `[id, page from 1, x, y, width, height]`, pt, and whether their
   * words are light; missing when they are those of the base, or not needed.
   */
  areas?: PageArea[]
  fileName: string
  problems: FieldErrors
}
/** Without areas, which take a third of the time, pages of a known base come sooner. */
export type PreviewRequest = { resume: unknown; base?: string; withAreas?: boolean }
