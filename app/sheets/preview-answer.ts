import type { FieldProblems } from '#contract/envelope'

/** A page of a layout. `body` is left out when the reader already has the page of that hash. Sizes in pt. */
export type SheetPage = { hash: string; width: number; height: number; body?: string }

/** What an edit brings back: only pages and glyphs that the named base did not have. */
export type PreviewAnswer = {
  layoutId: string
  pages: SheetPage[]
  glyphs: Record<string, string>
  missingGlyphs: string[]
  /** Entries that one-page fit could not keep on the page. */
  overflowing: string[]
  fileName: string
  problems: FieldProblems
}
export type PreviewQuestion = { resume: unknown; base?: string }
