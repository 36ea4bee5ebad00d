import type { Position } from '#contract/catalogue/position'

/** Response of /sample-lines: the positions found, and one of them with its phrases. */
export type SamplePhrases = {
  matches: (Pick<Position, 'id' | 'name'> & { industry: Position['name'] })[]
  position?: Pick<Position, 'id' | 'name' | 'lines' | 'skills'>
}
