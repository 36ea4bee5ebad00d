import type { ApiClient } from '#app/api-client/api-client'
import { withFallback } from '#app/api-client/with-fallback'
import { undefinedIfNotFound } from '#app/api-client/undefined-if-not-found'

/** Counts a file that was taken through a link; a count that fails costs nobody the file. */
export async function countFetch(api: ApiClient, token: string): Promise<void> {
  await withFallback(api.call('countDownloadLinkFetch', { token }), undefined)
}

/** Ends one link of the list; one that ended meanwhile has what was asked for. */
export async function endListedLink(api: ApiClient, id: string): Promise<void> {
  await undefinedIfNotFound(api.call('endListedDownloadLink', { id }))
}
