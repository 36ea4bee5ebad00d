import { redirect } from '@remix-run/node'
import { ApiClientError } from '#app/api-client/api-client-error'
import { withFallback } from '#app/api-client/with-fallback'
import type { ApiClient } from '#app/api-client/api-client'
import type { DownloadQuote } from '#contract/billing/membership'
import type { InputOf } from '#contract/http/endpoints'
import { defaultFormat } from './download-formats'
import type { SourceId } from './download.server'
import { editUrlOf } from './edit-url'

/** Returns the item a download is charged for: the resume or draft in the URL, regardless of its content. */
export function chargedItemId({ sourceQuery, draftId }: SourceId): string {
  return draftId === undefined
    ? `resume:${new URLSearchParams(sourceQuery).get('resume')}`
    : `draft:${draftId}`
}

/** Returns whether a download would be charged, and the quota left; null while unavailable. */
export async function getDownloadQuote(api: ApiClient, source: SourceId): Promise<DownloadQuote | null> {
  return withFallback(api.call('quoteDownload', { item: chargedItemId(source) }), null)
}

/**
 * Creates the file and charges it only if that succeeds (decisions §12). Redirects to the download page when
 * the quota is used up or the typesetter is busy; to the editor when the document is too large to lay out. `charge`: for a call
 * that delivers the file and charges it.
 */
export async function chargeAndServe(
  api: ApiClient,
  source: SourceId,
  createFile: () => Promise<Response>,
  charge: (charged: InputOf<'chargeDownload'>, file: Response) => Promise<unknown> = (charged) =>
    api.call('chargeDownload', charged),
): Promise<Response> {
  const { fileName, withData, format } = source
  const sourceQuery = [
    source.sourceQuery,
    ...(fileName ? [`${new URLSearchParams({ fileName })}`] : []),
    ...(withData === false ? ['withoutData'] : []),
    ...(format && format !== defaultFormat ? [`${new URLSearchParams({ format })}`] : []),
  ].join('&')
  const file = await createFile()
  if (file.status === 503) return redirect(`/resume/download?${sourceQuery}&busy`, 303)
  // The editor shows which text to shorten.
  if (file.status === 422) return redirect(editUrlOf(source), 303)
  if (file.status >= 400) return file
  try {
    await charge({ item: chargedItemId(source), revision: source.revision }, file)
  } catch (error) {
    if (error instanceof ApiClientError && error.isQuotaUsedUp)
      return redirect(`/resume/download?${sourceQuery}&upgrade`, 303)
    throw error
  }
  return file
}
