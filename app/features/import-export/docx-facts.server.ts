import { BorderStyle, Paragraph, Table, TableCell, TableRow, TextRun, WidthType } from 'docx'
import type { Fact } from '#typeset/page-model'

const line = { style: BorderStyle.SINGLE, size: 4, color: 'D0D5DD' }
const border = { top: line, bottom: line, left: line, right: line }
const factsARow = 2

/** The facts as a table, two a row: what is read first in applications to public service. */
export function factTable(facts: Fact[]): Table[] {
  if (facts.length === 0) return []
  const rows = Array.from({ length: Math.ceil(facts.length / factsARow) }, (_, row) =>
    rowOf(facts.slice(row * factsARow, (row + 1) * factsARow)),
  )
  return [new Table({ rows, width: { size: 78, type: WidthType.PERCENTAGE } })]
}

function rowOf(facts: Fact[]): TableRow {
  const cells = facts.flatMap(({ label, text }) => [cell(label, 14, true), cell(text, 36)])
  const missing = factsARow - facts.length
  return new TableRow({
    children: [...cells, ...Array.from({ length: missing * 2 }, (_, i) => cell('', i % 2 ? 36 : 14))],
  })
}

function cell(text: string, percent: number, soft = false): TableCell {
  const run = new TextRun({ text, ...(soft && { color: '667085' }) })
  return new TableCell({
    children: [new Paragraph({ children: [run] })],
    width: { size: percent, type: WidthType.PERCENTAGE },
    borders: border,
    margins: { left: 80, right: 80, top: 20, bottom: 20 },
  })
}
