/** The poster of an invitation, 540 × 720 pt: templates/_poster/poster.typ draws it. `code`: rows of a QR code, 1 is dark. */
export type Poster = {
  code: string[]
  /** The side of its middle, in modules, that is left out for the mark of the product; 0 for none. */
  covered: number
  /** Where the code leads, as people read it. */
  host: string
  texts: Record<'brand' | 'title' | 'lead' | 'from' | 'reward' | 'scan', string>
}

/** The poster's file in the templates' folder. */
export const POSTER_FILE = '_poster/poster.typ'
