import { createHash } from 'node:crypto'
import { redirect } from '@remix-run/node'
import { UpstreamFailure } from '#app/upstream/failure'
import type { Upstream } from '#app/upstream/upstream'
import { shownContent } from '#contract/shown-content'
import type { DownloadCharge } from '#contract/membership'
import type { Resume } from '#contract/resume'
import type { Source } from './download.server'

/** The name a resume's content is charged by: whatever is changed in it makes it another, the order of its fields does not. */
export function contentOf(resume: Resume): string {
  return createHash('sha256')
    .update(JSON.stringify(shownContent(resume)))
    .digest('base64url')
}

/** Whether taking this resume would be charged, and what is left before it; null while nobody can tell. */
export async function quoteOf(upstream: Upstream, resume: Resume): Promise<DownloadCharge | null> {
  try {
    return await upstream.call('quoteDownload', { content: contentOf(resume) })
  } catch (error) {
    if (error instanceof UpstreamFailure) return null
    throw error
  }
}

/**
 * Makes what is taken away, and charges for it only once it is there: what failed costs nothing (decisions §5).
 * Back to the page when the quota is used up, or when too many ask at once.
 */
export async function chargedFile(
  upstream: Upstream,
  { of, resume }: Pick<Source, 'of'> & { resume: Resume },
  make: () => Promise<Response>,
): Promise<Response> {
  const file = await make()
  if (file.status === 503) return redirect(`/resume/download?${of}&busy`, 303)
  if (file.status >= 400) return file
  try {
    await upstream.call('chargeDownload', { content: contentOf(resume) })
  } catch (error) {
    if (error instanceof UpstreamFailure && error.isQuotaUsedUp)
      return redirect(`/resume/download?${of}&upgrade`, 303)
    throw error
  }
  return file
}
