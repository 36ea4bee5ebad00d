import type { ApiClient } from '#app/api-client/api-client'
import { chinaDateTime } from '#contract/china-time'
import { maxPageSize } from '#contract/admin/list-query'
import type { Language } from '#contract/validation/field-error-codes'
import { csvLine } from './csv'
import { adminLists } from '#app/features/admin/admin-menu'
import { i18nFor } from '#app/i18n/i18n.server'
import type { CellValue, Column } from '#app/features/admin/lists/define-admin-list'
import { callList, parseListQuery } from '#app/features/admin/lists/load-list.server'

/** Excel detects UTF-8 by this mark at the start of the file. */
const byteOrderMark = '\ufeff'

/**
 * Streams a list as a CSV file, one page in memory at a time. Phones stay masked. @returns undefined for an
 * unknown list
 */
export async function exportList(
  api: ApiClient,
  name: string,
  form: FormData,
  language: Language,
): Promise<Response | undefined> {
  const list = adminLists.find(({ exportName }) => exportName === name)
  if (!list?.exportName) return undefined
  const { t } = i18nFor(language)
  const columns = list.columns(t).filter(({ value }) => value)
  const query = new URLSearchParams([...form].map(([field, value]) => [field, String(value)]))
  const { after: _after, before: _before, ...listQuery } = parseListQuery(list.call, query)
  await api.call('beginExport', { list: list.exportName, listQuery })
  const page = (place: { after?: string }) =>
    callList(api, list.call, { ...listQuery, size: String(maxPageSize), ...place })
  // Reads the first page before sending anything, so that a refusal is not a broken file.
  let nextPage: Awaited<ReturnType<typeof page>> | undefined = await page({})
  const encoder = new TextEncoder()
  const body = new ReadableStream<Uint8Array>({
    start: (file) => file.enqueue(encoder.encode(byteOrderMark + csvLine(columns.map(csvHeading)))),
    async pull(file) {
      if (!nextPage) return file.close()
      const { rows, after } = nextPage
      const lines = rows.map((row) =>
        csvLine(columns.map((column) => csvCell(column, column.value?.(row), t('admin-audit:yes')))),
      )
      if (lines.length > 0) file.enqueue(encoder.encode(lines.join('')))
      nextPage = after ? await page({ after }) : undefined
      if (!nextPage) file.close()
    },
  })
  return new Response(body, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}.csv"`,
      'Cache-Control': 'no-store',
    },
  })
}

const csvHeading = ({ title, format }: Column<never>) => (format === 'fen' ? `${title} (CNY)` : title)

/** Times in China time, money in yuan. */
function csvCell({ format }: Column<never>, value: CellValue, yes: string): CellValue {
  if (typeof value === 'boolean') return value ? yes : ''
  if (typeof value !== 'number') return value
  if (format === 'date' || format === 'dateTime') return chinaDateTime(value).replace('T', ' ')
  return format === 'fen' ? value / 100 : value
}
