import type { Position, PositionSuggestion } from '#contract/catalogue/position'

/** Response of /sample-lines: the positions found, and one of them with its phrases. */
export type SamplePhrases = {
  matches: PositionSuggestion[]
  position?: Pick<Position, 'id' | 'name' | 'lines' | 'skills'>
}
