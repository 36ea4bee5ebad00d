import { findSectionRows, isUsualName } from '../blocks/section-rows'
import { isLabel, isPaired, pairLabels } from '../blocks/pair-labels'
import { startsListItem } from '../blocks/list-marker'
import { separatorBetween } from './text-row'
import type { PdfTable, PdfTableRow } from './pdf-table'
import type { TaggedRow } from './rows-of-structure'

const upright = /^\p{Script=Han}{1,2}$/u

/**
 * The rows of a ruled table: labels beside their values in one row, the name of a section above its text, and the cells of a row
 * that lays out a page one after the other.
 */
export const rowsOfTable = ({ rows, right }: PdfTable): TaggedRow[] =>
  rowsOfCells(rows.map((row) => withEmptyCells(row, right)))

/** The rows of a table from the rows of its cells. */
export function rowsOfCells(rows: readonly TaggedRow[][][]): TaggedRow[] {
  const cellsOfRows = rows.map((cells) => cells.map(joinUprightLetters))
  const areForm = cellsOfRows.map(isRowOfLabels)
  const beginSections = findSectionRows(
    cellsOfRows.map((cells) => ({
      first: cells[0]!.length === 1 ? textOf(cells[0]!) : undefined,
      filledCells: cells.filter((cell) => cell.length > 0).length,
      hasText: cells.slice(1).some((cell) => cell.length > 1),
    })),
  )
  const isForm = areForm.some(Boolean)
  return cellsOfRows.flatMap((cells, i) => {
    const [first = [], ...others] = cells
    if (cells.every((cell) => cell.length === 0)) return []
    if (beginSections[i]) return [{ ...first[0]!, namesSection: true as const }, ...others.flat()]
    if (first.length === 1 && isUsualName(textOf(first)) && others.flat().length > 0)
      return [first[0]!, ...(areRowsOfOne(others) ? asRow(others.map(textOf), others) : others.flat())]
    if (areForm[i] || (isForm && areRowsOfOne(cells) && isPaired(cells.map(textOf))))
      return asRow(pairLabels(cells.map(textOf), true), cells)
    if (!areRowsOfOne(cells)) return cells.flat()
    return asRow(pairLabels(cells.map(textOf), false), cells)
  })
}

/** The rows of its cells, with empty ones where a label or a value is left out. */
function withEmptyCells({ cells }: PdfTableRow, right: number): TaggedRow[][] {
  const filled: TaggedRow[][] = []
  let end: number | undefined
  for (const cell of cells) {
    if (end !== undefined && cell.left > end + 3) filled.push([])
    filled.push(cell.rows)
    end = cell.right
  }
  if (end !== undefined && end < right - 3) filled.push([])
  return filled
}

/** A narrow cell sets a name upright, `教`, `育`, `背`, `景`, or a label in two rows, `毕业` above `院校`. */
function joinUprightLetters(rows: TaggedRow[]): TaggedRow[] {
  const [first] = rows
  const text = rows.map((row) => row.text).join('')
  const areLetters = rows.every((row) => upright.test(row.text))
  return first && rows.length > 1 && (areLetters || isUsualName(text) || isLabel(text))
    ? [{ ...first, text, bottom: rows.at(-1)!.bottom }]
    : rows
}

/** A value may have several rows; the address that a cell breaks goes on without a blank. */
function textOf(cell: readonly TaggedRow[]): string {
  return cell.reduce((text, row) => {
    if (text === '') return row.text
    return text + (separatorBetween(text.slice(-2), row.text) || ' ') + row.text
  }, '')
}

const areRowsOfOne = (cells: readonly TaggedRow[][]) =>
  cells.every((cell) => cell.length <= 1 && !startsListItem(cell[0]?.text ?? ''))

/** Labels beside values, of which one is known: values may have several rows, labels have one. */
function isRowOfLabels(cells: readonly TaggedRow[][]): boolean {
  const labels = cells.filter((_, i) => i % 2 === 0)
  return (
    isPaired(cells.map(textOf)) &&
    labels.every((cell) => cell.length <= 1) &&
    labels.some((cell) => isLabel(textOf(cell))) &&
    cells.every((cell) => cell.every(({ text }) => !startsListItem(text)))
  )
}

function asRow(texts: readonly string[], cells: readonly TaggedRow[][]): TaggedRow[] {
  const rows = cells.flat()
  const text = texts.filter(Boolean).join('\t')
  if (text === '') return []
  return [{ ...rows[0]!, text, bottom: Math.min(...rows.map(({ bottom }) => bottom)), startsParagraph: true }]
}
