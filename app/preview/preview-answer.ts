import type { FieldProblems } from '#contract/envelope'
import type { Language } from '#contract/problems'
import type { FitReport } from './fit-report'

/** A page of a layout. `body` is left out when the reader already has the page of that hash. Sizes in pt. */
export type SheetPage = { hash: string; width: number; height: number; body?: string }

/** Sentences that name what could not be drawn as it is written, and say what is drawn instead. */
export type UndrawnNote = Record<Language, string[]>

export type PageArea = [id: string, page: number, x: number, y: number, width: number, height: number]

/** What an edit brings back: only pages and glyphs that the named base did not have. */
export type PreviewAnswer = {
  layoutId: string
  pages: SheetPage[]
  glyphs: Record<string, string>
  missingGlyphs: string[]
  undrawn?: UndrawnNote
  /** Where one page was asked for. */
  fit?: FitReport
  /** Where sections, entries and the parts of the head lie: `[id, page from 1, x, y, width, height]`, pt. */
  areas: PageArea[]
  fileName: string
  problems: FieldProblems
}
export type PreviewQuestion = { resume: unknown; base?: string }
