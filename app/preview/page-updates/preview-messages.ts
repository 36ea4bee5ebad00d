import type { FieldErrors } from '#contract/http/envelope'
import type { PreviewResponse } from '#app/preview/preview-protocol'
import type { PageChange } from './page-change'

export type PreviewState = 'waiting' | 'ready' | 'refused' | 'failed' | 'offline'

/** What is shown with the pages and about them. Sizes in pt. */
export type PreviewDetails = {
  pages: { width: number; height: number }[]
  areas: NonNullable<PreviewResponse['areas']>
} & Pick<PreviewResponse, 'missingGlyphs' | 'undrawn' | 'fit' | 'lonelyLines' | 'fileName'>

/** A new document; or that pages may be typeset on this device. */
export type PreviewCommand = { resume: unknown } | { mayTypesetHere: true }

/** The preview's worker tells the page what changed since its last message. */
export type PreviewMessage = {
  state: Exclude<PreviewState, 'waiting'>
  /** Come with a response only: `ready`, or `refused` for a document that is no resume. */
  problems?: FieldErrors
  /** Markup of images that pages refer to, by id. */
  images: Record<string, string>
  /** One for each page; null for a page that did not change. */
  changes: (PageChange | null)[]
  /** Missing when they are as before. */
  details?: PreviewDetails
}
