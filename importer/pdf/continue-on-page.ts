import { startsListItem } from '../blocks/list-marker'
import { parseSectionHeading } from '../classify/section-headings'
import { beginsEntry, isDateAlone } from './entry-breaks'
import { isLabelled, roomOf, separatorBetween } from './text-row'
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
  if (!first || lastPage === undefined) {
    for (const row of added) rows.push(row)
    return
  }
  if (!isTagged) {
    const isRest = goesOn(rows.at(-1)!, first)
    if (isRest) append(rows.at(-1)!, first)
    for (const row of isRest ? added.slice(1) : added) rows.push(row)
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
  const before = rows[above]
  if (before && leading.length > 0) {
    const isRestOfItem = first.continuesItem && before.isListItem
    if (isRestOfItem || goesOn(before, first)) append(before, leading.shift()!)
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

/** In letters: a shorter line may be all that its column has, so its end says nothing. */
const leastLine = 12
const endOfText = /[。；！？;.!?]$/u

/** Whether a line that fills its column at the end of a page goes on with the first of the next: a sentence, or a list of things. */
function goesOn(before: TaggedRow, first: TaggedRow): boolean {
  const { end, size, text } = before
  if (!end || first.page !== before.page + 1 || Math.abs(first.size - size) > 0.4) return false
  if ([before, first].some((row) => row.heading !== undefined || /\t/.test(row.text))) return false
  if (first.isListItem && !(first.continuesItem && before.isListItem)) return false
  const isFull = end.room <= roomOf(first.text) * size && before.right - before.x >= leastLine * size
  const isAligned = first.x >= end.x - 1 && first.x - end.x < 3 * size
  if (!isFull || !isAligned || endOfText.test(text)) return false
  const beginsAnew = startsListItem(first.text) || isLabelled(first.text) || isDateAlone(first.text)
  return !beginsAnew && !beginsEntry(text, first.text) && !parseSectionHeading(first.text)
}

function append(before: TaggedRow, rest: TaggedRow): void {
  before.text += separatorBetween(before.text.slice(-2), rest.text) + rest.text
}
