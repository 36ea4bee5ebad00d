import { startsListItem } from '../blocks/list-marker'
import { isUsualName } from '../blocks/section-rows'
import { hasDate } from '#resume-model/lines/find-dates'
import { joinWrappedRows } from './join-wrapped-rows'
import { separatorBetween } from './text-row'
import type { RuledCell } from './ruled-cells'
import type { RuledTable } from './ruled-tables'
import { rowsOfColumn } from './rows-of-column'
import type { TaggedRow } from './rows-of-structure'
import { segmentsOf } from './segments'

/** A cell and its rows, in which wrapped lines are joined; `edge` is how far right they may reach. */
export type PdfTableCell = { left: number; right: number; edge: number; rows: TaggedRow[] }
export type PdfTableRow = { cells: PdfTableCell[]; isCutAbove: boolean; isCutBelow: boolean }
export type PdfTable = { rows: PdfTableRow[]; right: number }

/** In pt: the left edges of a column on two pages. */
const sameEdge = 3
/** In pt: more is no padding of a cell. */
const mostPadding = 12

export function readTable({ rows, right }: RuledTable, page: number): PdfTable {
  return {
    rows: rows.map(({ cells }) => ({
      cells: cells.map((cell) => readCell(cell, page)),
      isCutAbove: cells.some(({ isCutAbove }) => isCutAbove),
      isCutBelow: cells.some(({ isCutBelow }) => isCutBelow),
    })),
    right,
  }
}

function readCell({ left, right, items }: RuledCell, page: number): PdfTableCell {
  const rows = rowsOfColumn(segmentsOf(items)).map((row) => ({ ...row, page }))
  const padding = Math.min(mostPadding, Math.max(0, Math.min(...rows.map(({ x }) => x)) - left))
  const edge = right - padding
  const joined = joinWrappedRows(rows, () => edge)
  return { left, right, edge, rows: joined.map((row) => ({ ...row, bottom: row.bottom ?? row.y })) }
}

/** Goes on with the last row of a table where the end of a page cut it. @returns whether it did */
export function continueTable(before: PdfTable, after: PdfTable): boolean {
  const [last, first] = [before.rows.at(-1)!, after.rows[0]!]
  const cells = first.cells.map((cell) => ({ cell, above: cellAbove(last, cell) }))
  if (!cells.every(({ above }) => above !== undefined) || !isCut(last, first)) return false
  for (const { cell, above } of cells) appendRows(above!, cell)
  last.isCutBelow = first.isCutBelow
  after.rows.shift()
  return true
}

const cellAbove = ({ cells }: PdfTableRow, { left, right }: PdfTableCell) =>
  cells.find((cell) => Math.abs(cell.left - left) <= sameEdge && Math.abs(cell.right - right) <= sameEdge)

/**
 * Whether rows on two pages are one: a page's end has no line below it; or it has, and the row begins with an empty cell, with the
 * rest of a name, or with text that no label is.
 */
function isCut(last: PdfTableRow, first: PdfTableRow): boolean {
  if (last.isCutBelow || first.isCutAbove) return true
  const [name, rest] = [last.cells[0]!, first.cells[0]!]
  if (rest.left > name.left + sameEdge) return true
  const [before, after] = [name, rest].map(({ rows }) => rows.map(({ text }) => text).join('')) as [
    string,
    string,
  ]
  const isText = ({ rows }: PdfTableCell) => rows.length > 3 && rows.some(({ text }) => text.length > 8)
  // `专业` above the end of a page and `技能` below it name a section each, and one together.
  if (!isUsualName(before) && isUsualName(before + after)) return true
  return isText(name) && !isUsualName(after)
}

function appendRows(above: PdfTableCell, { rows }: PdfTableCell): void {
  const [first, ...others] = rows
  const last = above.rows.at(-1)
  const isFull = last !== undefined && last.right >= above.edge - 2.2 * last.size
  const isRest =
    isFull && first && !startsListItem(first.text) && !/\t/.test(first.text) && !hasDate(first.text)
  if (isRest) last.text += separatorBetween(last.text.slice(-2), first.text) + first.text
  for (const row of isRest ? others : rows) above.rows.push(row)
}
