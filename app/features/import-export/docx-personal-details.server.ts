import { BorderStyle, Paragraph, Table, TableCell, TableRow, TextRun, WidthType } from 'docx'
import type { LabelledText } from '#typeset/template-input/template-input'

const line = { style: BorderStyle.SINGLE, size: 4, color: 'D0D5DD' }
const border = { top: line, bottom: line, left: line, right: line }
const detailsPerRow = 2

/** Returns the details as a table, two per row; public-service applications need them first. */
export function personalDetailsTable(details: LabelledText[]): Table[] {
  if (details.length === 0) return []
  const rows = Array.from({ length: Math.ceil(details.length / detailsPerRow) }, (_, row) =>
    rowOf(details.slice(row * detailsPerRow, (row + 1) * detailsPerRow)),
  )
  return [new Table({ rows, width: { size: 78, type: WidthType.PERCENTAGE } })]
}

function rowOf(details: LabelledText[]): TableRow {
  const cells = details.flatMap(({ label, text }) => [cell(label, 14, true), cell(text, 36)])
  const missing = detailsPerRow - details.length
  return new TableRow({
    children: [...cells, ...Array.from({ length: missing * 2 }, (_, i) => cell('', i % 2 ? 36 : 14))],
  })
}

function cell(text: string, percent: number, isLabel = false): TableCell {
  const run = new TextRun({ text, ...(isLabel && { color: '667085' }) })
  return new TableCell({
    children: [new Paragraph({ children: [run] })],
    width: { size: percent, type: WidthType.PERCENTAGE },
    borders: border,
    margins: { left: 80, right: 80, top: 20, bottom: 20 },
  })
}
