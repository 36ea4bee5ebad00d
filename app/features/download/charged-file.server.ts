import { redirect } from '@remix-run/node'
import { UpstreamFailure } from '#app/api-client/failure'
import type { Upstream } from '#app/api-client/upstream'
import type { DownloadCharge } from '#contract/membership'
import type { Source } from './download.server'
import { editPathOf } from './edit-path'

/** What a download is counted by: the resume, or the draft, that the page names, whatever its content is. */
export function itemOf({ of, draftId }: Pick<Source, 'of' | 'draftId'>): string {
  return draftId === undefined ? `resume:${new URLSearchParams(of).get('resume')}` : `draft:${draftId}`
}

/** Whether taking it would be counted, and what is left before it; null while nobody can tell. */
export async function quoteOf(
  upstream: Upstream,
  source: Pick<Source, 'of' | 'draftId'>,
): Promise<DownloadCharge | null> {
  try {
    return await upstream.call('quoteDownload', { item: itemOf(source) })
  } catch (error) {
    if (error instanceof UpstreamFailure) return null
    throw error
  }
}

/**
 * Makes what is taken away, and counts it only once it is there: what failed is never counted (decisions §12).
 * Back to the page when the quota is used up, or when too many ask at once; to the editor when it is too much to lay out.
 */
export async function chargedFile(
  upstream: Upstream,
  source: Pick<Source, 'of' | 'draftId'>,
  make: () => Promise<Response>,
): Promise<Response> {
  const { of } = source
  const file = await make()
  if (file.status === 503) return redirect(`/resume/download?${of}&busy`, 303)
  // The editor names the text to shorten.
  if (file.status === 422) return redirect(editPathOf(source), 303)
  if (file.status >= 400) return file
  try {
    await upstream.call('chargeDownload', { item: itemOf(source) })
  } catch (error) {
    if (error instanceof UpstreamFailure && error.isQuotaUsedUp)
      return redirect(`/resume/download?${of}&upgrade`, 303)
    throw error
  }
  return file
}
