import type { Position, PositionSuggestion } from '#contract/catalogue/position'
import type { SectionKind } from '#contract/resume/section-kinds'

/** What a position suggests, in the language of the resume. */
export type PositionPhrases = Pick<Position, 'id' | 'name' | 'lines' | 'skills'> & {
  /** Whether its lines and skills are the general ones, because it has none in English. */
  isForAny?: true
  /** Lines for a graduate's summary. */
  graduateSummary?: string[]
}

/**
 * Response of /sample-lines: the positions found, one of them with its phrases, and the lines for each kind of section that suit
 * any position. All phrases are in the language that was asked for.
 */
export type SamplePhrases = {
  matches: PositionSuggestion[]
  position?: PositionPhrases
  /** Other positions whose names have what was looked for too, as long as none was asked for. */
  alike?: PositionPhrases[]
  sections?: Partial<Record<SectionKind, string[]>>
  /** Lines for a graduate's summary that suit any position. */
  graduateSummary?: string[]
}
