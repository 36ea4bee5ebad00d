import type { Position } from '#contract/catalogue/position'

/** What /sample-lines answers: positions that were found, and one of them with what its people write. */
export type SamplePhrases = {
  matches: (Pick<Position, 'id' | 'name'> & { industry: Position['name'] })[]
  position?: Pick<Position, 'id' | 'name' | 'lines' | 'skills'>
}
