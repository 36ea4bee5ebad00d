import type { Upstream } from '#app/api-client/upstream'
import { exportNames } from '#contract/admin-desk'
import { listSizeMost } from '#contract/admin-list'
import type { Language } from '#contract/problems'
import { csvLine } from './csv'
import { type ExportPage, exportsOf } from './export-columns.server'
import { askedOf } from './list.server'

/** Excel takes a file for what it is when it begins with this. */
const mark = '\ufeff'

/** A list as a CSV file, sent while it is read: however long it is, a page of it is held. Phones stay masked. @returns undefined for no list */
export async function exportList(
  upstream: Upstream,
  name: string,
  form: FormData,
  language: Language,
): Promise<Response | undefined> {
  const list = exportNames.find((one) => one === name)
  if (!list) return undefined
  const { schema, heads, page } = exportsOf(upstream, language)[list]
  const query = new URLSearchParams([...form].map(([field, value]) => [field, String(value)]))
  const { after: _, before: __, ...asked } = askedOf(schema, query)
  await upstream.call('beginExport', { list, asked })
  // The first page is read before anything is sent, so that what is refused is not a broken file.
  let next: ExportPage | undefined = await page({ ...asked, size: String(listSizeMost) })
  const encoder = new TextEncoder()
  const body = new ReadableStream<Uint8Array>({
    start: (file) => file.enqueue(encoder.encode(mark + csvLine(heads))),
    async pull(file) {
      if (!next) return file.close()
      if (next.rows.length > 0) file.enqueue(encoder.encode(next.rows.map(csvLine).join('')))
      const { after } = next
      next = after ? await page({ ...asked, size: String(listSizeMost), after }) : undefined
      if (!next) file.close()
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
