import { Readable } from 'node:stream'
import { createReadableStreamFromReadable, redirect } from '@remix-run/node'
import { i18nFor } from '#app/i18n/i18n.server'
import { attachmentHeader } from '#app/preview/resume-file-name'
import { ApiClientError } from '#app/api-client/api-client-error'
import type { ApiClient } from '#app/api-client/api-client'
import { chinaDay } from '#contract/china-time'
import type { Language } from '#contract/validation/field-error-codes'
import type { Typesetter } from '#typeset/typesetter'
import { exportArchive } from './export-archive.server'
import { streamZip } from '#app/preview/zip.server'

/** Streams a zip of all data; redirects to the page when the export is refused. */
export async function exportDataResponse(
  { api, typesetter }: { api: ApiClient; typesetter: Typesetter },
  language: Language,
): Promise<Response> {
  try {
    const [personal, resumeList] = await Promise.all([
      api.call('exportData', {}),
      api.call('listResumes', {}),
    ])
    const zipStream = streamZip(exportArchive({ api, typesetter, language }, personal, resumeList))
    const today = chinaDay(Date.now()).name
    const name = i18nFor(language).t('profile:archive.name', { date: today })
    return new Response(createReadableStreamFromReadable(Readable.from(zipStream)), {
      headers: {
        'Content-Type': 'application/zip',
        'Content-Disposition': attachmentHeader(name, 'zip'),
        'Cache-Control': 'private, no-store',
      },
    })
  } catch (error) {
    if (error instanceof ApiClientError) return redirect('/user?failed=export#data')
    throw error
  }
}
