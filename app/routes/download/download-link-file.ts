import type { LoaderFunctionArgs } from '@remix-run/node'
import { countFetch } from '#app/features/download/download-links.server'
import { renderFile, undefinedIfNotFound, parseFileKind } from '#app/features/download/download.server'
import { exportFile } from '#app/features/import-export/export-file.server'

/** Returns a file behind a link: `pdf`, `docx`, or `1.png` for a page, which is shown and not saved. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { token = '', file = '' } = params
  const kind = parseFileKind(file)
  const link =
    kind || file === 'docx'
      ? await undefinedIfNotFound(context.api.call('readDownloadLink', { token }))
      : undefined
  if (!link) return new Response(null, { status: 404 })
  const { resume, fileName, withData } = link
  const response = kind
    ? await renderFile(context, resume, kind, { isInline: true, fileName, withData })
    : await exportFile(context.api, resume, 'docx', fileName)
  const isPageImage = kind?.pdf === false
  if (response.ok && !isPageImage && request.method === 'GET') await countFetch(context.api, token)
  return response
}
