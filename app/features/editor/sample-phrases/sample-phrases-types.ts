import type { Position, PositionSuggestion } from '#contract/catalogue/position'

/**
 * Response of /sample-lines: the positions found, one of them with its phrases, and the lines for each kind of section that suit
 * any position.
 */
export type SamplePhrases = {
  matches: PositionSuggestion[]
  position?: Pick<Position, 'id' | 'name' | 'lines' | 'skills' | 'graduateSummary'>
  sections?: Position['sections']
  /** Lines for a graduate's summary that suit any position. */
  graduateSummary?: Position['graduateSummary']
}
