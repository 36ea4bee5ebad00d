import type { CellValue } from '#app/features/admin/lists/define-admin-list'

/** What a spreadsheet runs as a formula, or breaks the line at, at the start of a cell. */
const formulaPattern = /^[=+\-@\t\r\n＝＋－＠]/

/** Digits that a spreadsheet would take for a number and round: tax numbers, invoice numbers, order numbers. */
const longDigits = /^\d{12,}$/

/**
 * Returns a CSV line (RFC 4180) that no spreadsheet runs: a text that looks like a formula gets a leading
 * apostrophe, one of many digits a tab, which spreadsheets do not show.
 */
export function csvLine(cells: readonly CellValue[]): string {
  return `${cells.map(formatCell).join(',')}\r\n`
}

function formatCell(cell: CellValue): string {
  if (typeof cell === 'number') return String(cell)
  const text = cell === null || cell === undefined ? '' : String(cell)
  if (longDigits.test(text)) return `"\t${text}"`
  const escaped = formulaPattern.test(text.trimStart()) || formulaPattern.test(text) ? `'${text}` : text
  return /[",\r\n']/.test(escaped) ? `"${escaped.replaceAll('"', '""')}"` : escaped
}
