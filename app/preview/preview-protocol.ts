import type { FieldErrors } from '#contract/http/envelope'
import type { Language } from '#contract/validation/field-error-codes'
import type { OnePageFitReport } from './one-page-fit-report'

/** A page of a layout. `body` is left out when the reader already has the page of that hash. Sizes in pt. */
export type PreviewPage = { hash: string; width: number; height: number; body?: string }

/** Sentences that name what could not be drawn as it is written, and say what is drawn instead. */
export type UndrawnNote = Record<Language, string[]>

export type PageArea = [id: string, page: number, x: number, y: number, width: number, height: number]

/** What an edit brings back: only pages and glyphs that the named base did not have. */
export type PreviewResponse = {
  layoutId: string
  pages: PreviewPage[]
  glyphs: Record<string, string>
  missingGlyphs: string[]
  undrawn?: UndrawnNote
  /** Where one page was asked for. */
  fit?: OnePageFitReport
  /** Where sections, entries and the parts of the head lie: `[id, page from 1, x, y, width, height]`, pt. */
  areas: PageArea[]
  fileName: string
  problems: FieldErrors
}
export type PreviewRequest = { resume: unknown; base?: string }
