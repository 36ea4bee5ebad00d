import type { SentBy } from '#contract/resume/resume-details'

/** What a list shows of a resume besides its summary. */
export type DetailColumns = {
  /** A JSON array of the owner's words; null for none. */
  tags: string | null
  /** When and how it last left the account; null for never. */
  sent_at: number | null
  sent_by: SentBy | null
  /** JSON of ResumeFacts (contract/resume/resume-details.ts), perhaps of an earlier revision. */
  facts: string | null
}

export type ResumePictureRow = { resume_id: string; photo_id: string; last_revision: number }

/** The masked copy for visitors of its share link; all null while no link hides anything. */
export type MaskedCopyColumns = {
  /** The kinds it hides, joined by commas as in its share; a copy made for other kinds does not count. */
  masked_kinds: string | null
  /** JSON like `resume`. */
  masked: string | null
  /** The revision it was made from, and the version of the masking rules (maskingRules). */
  masked_revision: number | null
  masked_by: number | null
}
