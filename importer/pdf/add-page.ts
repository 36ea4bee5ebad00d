import { continueOnPage } from './continue-on-page'
import { continueTable } from './pdf-table'
import type { PdfPart } from './rows-of-page'

/** Adds the parts of a page to those of the pages before, with the rows and tables that go on. */
export function addPage(
  parts: PdfPart[],
  added: readonly PdfPart[],
  isPageNumber: (text: string) => boolean,
): void {
  let isFirst = true
  for (const part of added) {
    const last = parts.at(-1)
    if ('rows' in part) {
      const rows = part.rows.filter(({ text }) => !isPageNumber(text))
      if (rows.length === 0) continue
      if (last && 'rows' in last) continueOnPage(last.rows, rows)
      else parts.push({ rows })
    } else {
      if (isFirst && last && 'table' in last && continueTable(last.table, part.table))
        for (const row of part.table.rows) last.table.rows.push(row)
      else parts.push(part)
    }
    isFirst = false
  }
}
