import type { ApiClient } from '#app/api-client/api-client'
import { exportNames } from '#contract/admin/admin-panel'
import { maxPageSize } from '#contract/admin/list-query'
import type { Language } from '#contract/validation/field-error-codes'
import { csvLine } from './csv'
import { type ExportPage, exportDefinitions } from './export-columns.server'
import { parseListQuery } from '#app/features/admin/lists/load-list.server'

/** Excel takes a file for what it is when it begins with this. */
const byteOrderMark = '\ufeff'

/** A list as a CSV file, sent while it is read: however long it is, a page of it is held. Phones stay masked. @returns undefined for no list */
export async function exportList(
  api: ApiClient,
  name: string,
  form: FormData,
  language: Language,
): Promise<Response | undefined> {
  const list = exportNames.find((exportName) => exportName === name)
  if (!list) return undefined
  const { schema, headings, page } = exportDefinitions(api, language)[list]
  const query = new URLSearchParams([...form].map(([field, value]) => [field, String(value)]))
  const { after: _after, before: _before, ...listQuery } = parseListQuery(schema, query)
  await api.call('beginExport', { list, listQuery })
  // The first page is read before anything is sent, so that what is refused is not a broken file.
  let nextPage: ExportPage | undefined = await page({ ...listQuery, size: String(maxPageSize) })
  const encoder = new TextEncoder()
  const body = new ReadableStream<Uint8Array>({
    start: (file) => file.enqueue(encoder.encode(byteOrderMark + csvLine(headings))),
    async pull(file) {
      if (!nextPage) return file.close()
      if (nextPage.rows.length > 0) file.enqueue(encoder.encode(nextPage.rows.map(csvLine).join('')))
      const { after } = nextPage
      nextPage = after ? await page({ ...listQuery, size: String(maxPageSize), after }) : undefined
      if (!nextPage) file.close()
    },
  })
  return new Response(body, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${list}.csv"`,
      'Cache-Control': 'no-store',
    },
  })
}
