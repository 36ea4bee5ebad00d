/**
 * The poster of an invitation, 540 × 720 pt, drawn by templates/_invite-poster/poster.typ. `code`: rows of a QR
 * code, 1 is dark.
 */
export type Poster = {
  code: string[]
  /** Side length in modules of the middle that the logo covers; 0 for none. */
  covered: number
  /** The host that the code leads to, for people to read. */
  host: string
  texts: Record<'brand' | 'title' | 'lead' | 'from' | 'reward' | 'scan', string>
}

/** Pages of resumes on a poster: the first in front, two behind it. JPEGs in the proportions of A4. */
export type PosterPages = readonly [Uint8Array, Uint8Array, Uint8Array]
