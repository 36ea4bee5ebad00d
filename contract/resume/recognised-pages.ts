/** The value of `format` in a file of recognised pages, which a visitor's device writes and the importer reads. */
export const RECOGNISED_PAGES = 'recognised-pages'

/** A text on a picture of a page, in its pixels: left edge, baseline measured downwards from the top, width, and height of its row. */
export type RecognisedText = { text: string; x: number; y: number; width: number; size: number }

/** A straight line on the picture: at a height from the top and between two places from the left, or the other way round. */
export type RecognisedRule = { at: number; from: number; to: number }
export type RecognisedRules = { across: RecognisedRule[]; down: RecognisedRule[] }

/** What was recognised on a picture of a page, of this size in pixels. */
export type RecognisedPage = {
  width: number
  height: number
  texts: RecognisedText[]
  rules: RecognisedRules
}

export type RecognisedPages = { format: typeof RECOGNISED_PAGES; pages: RecognisedPage[] }
