import { expect, test } from 'vitest'
import { columnOfArea } from './page-columns'

// Of sidebar-left, and of split with narrow margins: the narrow column, the wide one, and a later page over the whole width.
test.each([
  ['left', 23, 139, 'side'],
  ['left', 215, 337, 'main'],
  ['left', 42, 511, 'main'],
  ['right', 380, 187, 'side'],
  ['right', 28, 326, 'main'],
  ['right', 28, 539, 'main'],
] as const)(
  'with the narrow column %s, what is at %d and %d pt wide is in the column %#',
  (side, x, width, column) => {
    expect(columnOfArea(['s', 1, x, 100, width, 50], { side, pageWidth: 595.28 })).toBe(column)
  },
)
