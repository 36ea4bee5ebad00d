import { redirect } from '@remix-run/node'
import { ApiClientError } from '#app/api-client/api-client-error'
import type { ApiClient } from '#app/api-client/api-client'
import type { DownloadQuote } from '#contract/billing/membership'
import type { DownloadSource } from './download.server'
import { editUrlOf } from './edit-url'

/** What a download is counted by: the resume, or the draft, that the page names, whatever its content is. */
export function chargedItemId({
  sourceQuery,
  draftId,
}: Pick<DownloadSource, 'sourceQuery' | 'draftId'>): string {
  return draftId === undefined
    ? `resume:${new URLSearchParams(sourceQuery).get('resume')}`
    : `draft:${draftId}`
}

/** Whether taking it would be counted, and what is left before it; null while nobody can tell. */
export async function getDownloadQuote(
  api: ApiClient,
  source: Pick<DownloadSource, 'sourceQuery' | 'draftId'>,
): Promise<DownloadQuote | null> {
  try {
    return await api.call('quoteDownload', { item: chargedItemId(source) })
  } catch (error) {
    if (error instanceof ApiClientError) return null
    throw error
  }
}

/**
 * Makes what is taken away, and counts it only once it is there: what failed is never counted (decisions §12).
 * Back to the page when the quota is used up, or when too many ask at once; to the editor when it is too much to lay out.
 */
export async function chargeAndServe(
  api: ApiClient,
  source: Pick<DownloadSource, 'sourceQuery' | 'draftId'>,
  createFile: () => Promise<Response>,
): Promise<Response> {
  const { sourceQuery } = source
  const file = await createFile()
  if (file.status === 503) return redirect(`/resume/download?${sourceQuery}&busy`, 303)
  // The editor names the text to shorten.
  if (file.status === 422) return redirect(editUrlOf(source), 303)
  if (file.status >= 400) return file
  try {
    await api.call('chargeDownload', { item: chargedItemId(source) })
  } catch (error) {
    if (error instanceof ApiClientError && error.isQuotaUsedUp)
      return redirect(`/resume/download?${sourceQuery}&upgrade`, 303)
    throw error
  }
  return file
}
