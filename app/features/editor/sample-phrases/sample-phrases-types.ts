import type { Position, PositionSuggestion } from '#contract/catalogue/position'

/**
 * Response of /sample-lines: the positions found, one of them with its phrases, and the lines for each kind of section that suit
 * any position.
 */
export type SamplePhrases = {
  matches: PositionSuggestion[]
  position?: Pick<Position, 'id' | 'name' | 'lines' | 'skills'>
  sections?: Position['sections']
}

/** The position that suits anybody: alone when no other is near. */
export const generalId = 'general'
