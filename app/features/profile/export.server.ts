import { Readable } from 'node:stream'
import { createReadableStreamFromReadable, redirect } from '@remix-run/node'
import { i18nFor } from '#app/i18n/i18n.server'
import { attachment } from '#app/preview/file-name'
import { UpstreamFailure } from '#app/api-client/failure'
import type { Upstream } from '#app/api-client/upstream'
import type { Language } from '#contract/problems'
import type { Typesetter } from '#typeset/typesetter'
import { archiveOf } from './archive.server'
import { zipOf } from './zip.server'

/** One zip of everything, streamed. Back to the page when it is refused. */
export async function exportData(
  { upstream, typesetter }: { upstream: Upstream; typesetter: Typesetter },
  language: Language,
): Promise<Response> {
  try {
    const [personal, shelf] = await Promise.all([
      upstream.call('exportData', {}),
      upstream.call('listResumes', {}),
    ])
    const pieces = zipOf(archiveOf({ upstream, typesetter, language }, personal, shelf))
    const today = new Date().toLocaleDateString('sv-SE', { timeZone: 'Asia/Shanghai' })
    const name = i18nFor(language).t('profile.archive.name', { date: today })
    return new Response(createReadableStreamFromReadable(Readable.from(pieces)), {
      headers: {
        'Content-Type': 'application/zip',
        'Content-Disposition': attachment(name, 'zip'),
        'Cache-Control': 'private, no-store',
      },
    })
  } catch (error) {
    if (error instanceof UpstreamFailure) return redirect('/user?failed=export#data')
    throw error
  }
}
