import { isListMarker } from '../blocks/list-marker'
import { isFieldLabel } from '../classify/field-labels'
import { parseSectionHeading } from '../classify/section-headings'
import type { TextRow } from './text-row'
import type { Segment } from './segments'

type Row = Omit<TextRow, 'text' | 'page' | 'startsParagraph'> & { cells: string[] }

/** The rows of a column from the top; tabs part the segments of a row. */
export function rowsOfColumn(column: readonly Segment[]): Omit<TextRow, 'page'>[] {
  const rows: Row[] = []
  for (const { text, x, right, y, size, marks, blanks } of column) {
    const row = rows.at(-1)
    const isSameLine = row && Math.abs(row.y - y) <= 0.35 * Math.max(size, row.size)
    if (!isSameLine || (row.cells.length === 1 && isSectionName(row.cells[0]!))) {
      rows.push({ cells: [text], x, y, right, size, gaps: [], marks, blanks })
      continue
    }
    const [first] = row.cells
    if (row.cells.length === 1 && isListMarker(first!)) {
      row.cells = [`${first} ${text}`]
    } else {
      row.gaps.push({ from: row.right, to: x, ...((blanks ?? 0) > 1 && { isWritten: true }) })
      row.cells.push(text)
    }
    row.right = right
    if (row.marks && marks) row.marks = { first: row.marks.first, last: marks.last }
    row.size = Math.max(row.size, size)
  }
  return rows.map(({ cells, ...row }) => ({ ...row, text: cells.join('\t') }))
}

const maxSectionNameLength = 60

/** The name of a section in a cell of its own, beside its text. */
export function isSectionName(text: string): boolean {
  if (text.length > maxSectionNameLength) return false
  const heading = isFieldLabel(text) ? undefined : parseSectionHeading(text)
  return heading !== undefined && heading.kind !== 'title'
}
