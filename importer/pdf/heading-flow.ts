import { hasDate } from '#resume-model/lines/find-dates'
import { startsListItem } from '../blocks/list-marker'
import { firstWordLength, isLabelled, separatorBetween, type TextRow } from './text-row'

/** The right edge of a heading's words, and how many cells they have before the place and date at the end. */
export type Flow = { edge: number; cells: number }

const mostOfName = 20
/** Whether a row with the date of an entry stands right below its name. */
export function isBelowName(name: TextRow | undefined, row: TextRow | undefined): boolean {
  if (!name || !row || name.page !== row.page || hasDate(name.text)) return false
  const distance = name.y - row.y
  const isName =
    name.text.length <= mostOfName && !/[\t。，：]/u.test(name.text) && !startsListItem(name.text)
  return isName && distance > 0 && distance <= 2 * row.size && Math.abs(name.x - row.x) <= 1
}

/** Wider gaps, in letters, part what stands at the end of a row from its words. */
const widestFlowGap = 1.25

export function flowThrough(
  last: TextRow,
  row: TextRow,
  edge: number,
  known: Flow | undefined,
): Flow | undefined {
  const { size, gaps } = last
  const isBelow = row.page === last.page && last.y > row.y && last.y - row.y <= 2 * size
  const isAlike = Math.abs(row.x - last.x) <= 1 && Math.abs(row.size - size) <= 0.4
  if (!isBelow || !isAlike || startsListItem(row.text) || isLabelled(row.text)) return undefined
  if (known && gaps.length === 0) return last.right >= known.edge - widestFlowGap * size ? known : undefined
  const endsWithDate = gaps.length > 0 && hasDate(last.text.slice(last.text.lastIndexOf('\t')))
  if (!endsWithDate || last.right < edge - size) return undefined
  const wide = gaps.findIndex(({ from, to }) => to - from > widestFlowGap * size)
  const cells = wide < 0 ? gaps.length : wide + 1
  const end = gaps[cells - 1]!
  // Blanks before the date: it stands at the end of its words, not at the edge.
  if (end.isWritten) return undefined
  // What comes next did not fit; a Latin word may be long.
  const room = Math.max(3, 0.55 * firstWordLength(row.text) + 1) * size
  const isFull = end.to - end.from < room && end.from - last.x > 0.5 * (edge - last.x)
  return isFull ? { edge: end.from, cells } : undefined
}

/** The first cell of a row goes on with the last of the heading's words; its others follow that. */
export function joinFlow(before: string, row: string, cells: number): string {
  const parts = before.split('\t')
  const [rest = '', ...others] = row.split('\t')
  const words = parts[cells - 1] ?? ''
  const joined = words + separatorBetween(words.slice(-2), rest) + rest
  return [...parts.slice(0, cells - 1), joined, ...others, ...parts.slice(cells)].join('\t')
}
