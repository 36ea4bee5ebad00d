import { undefinedIfNotFound } from '#app/api-client/undefined-if-not-found'
import type { ApiClient } from '#app/api-client/api-client'
import { ErrorFingerprint, type ErrorGroup } from '#contract/browser-errors/error-report'

/** Returns a group of equal errors; undefined without one. */
export async function loadErrorGroup(api: ApiClient, fingerprint: string): Promise<ErrorGroup | undefined> {
  if (!ErrorFingerprint.safeParse({ fingerprint }).success) return undefined
  return undefinedIfNotFound(api.call('readErrorGroup', { fingerprint }))
}
