import { separatorBetween } from './text-row'
import type { TaggedRow } from './rows-of-structure'

/** In letters: rows of a column begin this close to one another. */
const sameEdge = 4
/** Larger letters begin something new. */
const mostGrowth = 1.3

/**
 * Adds the rows of a tagged page: those above its first heading go on with the column of the page before that they stand in, which
 * need not be the last one in reading order.
 */
export function continueOnPage(rows: TaggedRow[], added: readonly TaggedRow[]): void {
  const [first] = added
  const lastPage = rows.at(-1)?.page
  const isTagged =
    added.some(({ heading }) => heading !== undefined) || rows.some(({ heading }) => heading !== undefined)
  if (!first || lastPage === undefined || !isTagged) {
    for (const row of added) rows.push(row)
    return
  }
  const above = endOfColumn(
    rows,
    beginsAnew(rows, first)
      ? -1
      : rows.findLastIndex(
          ({ page, x, size }) => page === lastPage && Math.abs(x - first.x) < sameEdge * size,
        ),
  )
  const headingAt = added.findIndex(({ heading }) => heading !== undefined)
  const leading = above < 0 ? [] : added.slice(0, headingAt < 0 ? added.length : headingAt)
  const rest = added.slice(leading.length)
  if (leading.length > 0 && first.continuesItem && rows[above]!.isListItem) {
    const before = rows[above]!
    before.text += separatorBetween(before.text.slice(-2), first.text) + first.text
    leading.shift()
  }
  rows.splice(above + 1, 0, ...leading)
  for (const row of rest) rows.push(row)
}

/** Larger letters than those of the text before: a name, not the rest of a column. */
function beginsAnew(rows: readonly TaggedRow[], first: TaggedRow): boolean {
  const lastPage = rows.at(-1)!.page
  const longest = rows.reduce(
    (a, b) => (b.page === lastPage && b.text.length > a.text.length ? b : a),
    rows.at(-1)!,
  )
  return first.size > mostGrowth * longest.size
}

/** What stands to the right of a column's last date and below it belongs to the column; another column begins further up. */
function endOfColumn(rows: readonly TaggedRow[], at: number): number {
  if (at < 0) return at
  let end = at
  while (rows[end + 1] && isBelow(rows[end]!, rows[end + 1]!)) end++
  return end
}

const isBelow = (above: TaggedRow, row: TaggedRow) =>
  row.page === above.page && row.y < above.bottom && row.x >= above.x - sameEdge * above.size
