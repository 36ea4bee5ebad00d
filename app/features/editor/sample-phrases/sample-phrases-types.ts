import type { Position, PositionSuggestion } from '#contract/catalogue/position'

type PositionPhrases = Pick<Position, 'id' | 'name' | 'lines' | 'skills' | 'graduateSummary'>

/**
 * Response of /sample-lines: the positions found, one of them with its phrases, and the lines for each kind of section that suit
 * any position.
 */
export type SamplePhrases = {
  matches: PositionSuggestion[]
  position?: PositionPhrases
  /** Other positions whose names have what was looked for too, as long as none was asked for. */
  alike?: PositionPhrases[]
  sections?: Position['sections']
  /** Lines for a graduate's summary that suit any position. */
  graduateSummary?: Position['graduateSummary']
}
