import type { FieldErrors } from '#contract/http/envelope'
import type { PageArea, PreviewResponse } from '#app/preview/preview-protocol'

/** A page with its drawing, which has one element a line. Sizes in pt. */
export type DrawnPage = { width: number; height: number; elements: readonly string[] }

/** The pages of a document, whoever typeset them, and what is shown about them. */
export type Preview = Pick<
  PreviewResponse,
  'missingGlyphs' | 'undrawn' | 'fit' | 'lonelyLines' | 'fileName'
> & {
  pages: DrawnPage[]
  areas: PageArea[]
}

/**
 * A preview with the errors of fields that were left out, or those of a document that is no resume. Without areas
 * those from before stay.
 */
export type DrawnResume =
  | { preview: Omit<Preview, 'areas'> & Partial<Pick<Preview, 'areas'>>; problems: FieldErrors }
  | { refused: FieldErrors }
