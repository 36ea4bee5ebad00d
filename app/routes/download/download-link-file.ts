import type { LoaderFunctionArgs } from '@remix-run/node'
import { renderFile, undefinedIfNotFound, parseFileKind } from '#app/features/download/download.server'
import { exportFile } from '#app/features/import-export/export-file.server'

/** Returns a file behind a link: `pdf`, `docx`, or `1.png` for a page, which is shown and not saved. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const { token = '', file = '' } = params
  const kind = parseFileKind(file)
  const link =
    kind || file === 'docx'
      ? await undefinedIfNotFound(context.api.call('readDownloadLink', { token }))
      : undefined
  if (!link) return new Response(null, { status: 404 })
  const { resume, fileName, withData } = link
  return kind
    ? renderFile(context, resume, kind, { isInline: true, fileName, withData })
    : exportFile(context.api, resume, 'docx', fileName)
}
