import { expect, test } from 'vitest'
import { parseYuanToFen } from './parse-yuan-to-fen'

test.each([
  ['9.9', 990],
  ['9.90', 990],
  ['29', 2900],
  ['0.01', 1],
  ['１９．９', 1990],
  [' 8.05 ', 805],
  ['1.005', NaN],
  ['-1', NaN],
  ['', NaN],
  ['1e3', NaN],
  ['九', NaN],
])('the typed amount %j is %s fen', (typed, fen) => {
  expect(parseYuanToFen(typed)).toBe(fen)
})
