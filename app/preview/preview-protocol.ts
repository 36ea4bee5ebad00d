import type { FieldErrors } from '#contract/http/envelope'
import type { Language } from '#contract/validation/field-error-codes'
import type { OnePageFitReport } from './one-page-fit-report'

/** A page of a layout. `body` is missing when the client has the page with this hash. Sizes in pt. */
export type PreviewPage = { hash: string; width: number; height: number; body?: string }

/** Sentences that name what could not be drawn as written, and what is drawn instead. */
export type UndrawnNote = Record<Language, string[]>

export type PageArea = [id: string, page: number, x: number, y: number, width: number, height: number]

/** The response to an edit: only pages and glyphs that the base did not have. */
export type PreviewResponse = {
  layoutId: string
  pages: PreviewPage[]
  glyphs: Record<string, string>
  missingGlyphs: string[]
  undrawn?: UndrawnNote
  /** Set when one page was requested. */
  fit?: OnePageFitReport
  /** Areas of sections, entries and the parts of the head: `[id, page from 1, x, y, width, height]`, pt. */
  areas: PageArea[]
  fileName: string
  problems: FieldErrors
}
export type PreviewRequest = { resume: unknown; base?: string }
