import type { CellValue } from '#app/features/admin/lists/define-admin-list'

/** What a spreadsheet would run as a formula, or break a line at, when a cell begins with it. */
const formulaPattern = /^[=+\-@\t\r\n＝＋－＠]/

/** A line of a CSV file (RFC 4180) that no spreadsheet runs: a text that looks like a formula begins with an apostrophe. */
export function csvLine(cells: readonly CellValue[]): string {
  return `${cells.map(formatCell).join(',')}\r\n`
}

function formatCell(cell: CellValue): string {
  if (typeof cell === 'number') return String(cell)
  const text = cell === null || cell === undefined ? '' : String(cell)
  const escaped = formulaPattern.test(text.trimStart()) || formulaPattern.test(text) ? `'${text}` : text
  return /[",\r\n']/.test(escaped) ? `"${escaped.replaceAll('"', '""')}"` : escaped
}
