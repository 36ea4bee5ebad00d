import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createColumnEdges } from './column-edges'

const row = fc.record({
  page: fc.integer({ min: 1, max: 2 }),
  x: fc.integer({ min: 0, max: 60 }),
  right: fc.integer({ min: 0, max: 200 }),
  size: fc.integer({ min: 1, max: 12 }),
})

test('the edge of a column is the rightmost end of the rows that start near it', () => {
  fc.assert(
    fc.property(fc.array(row, { minLength: 1, maxLength: 40 }), (rows) => {
      const edgeOf = createColumnEdges(rows)
      for (const { page, x, size } of rows) {
        const near = rows.filter((other) => other.page === page && Math.abs(other.x - x) < 4 * size)
        expect(edgeOf({ page, x, size, right: 0 })).toBe(Math.max(...near.map(({ right }) => right)))
      }
    }),
  )
})
