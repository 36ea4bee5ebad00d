import { orNone } from '#app/api-client/or-none'
import type { Upstream } from '#app/api-client/upstream'
import { ErrorKind } from '#contract/admin-error'
import type { ErrorGroup } from '#contract/error-report'

/** Errors that are alike; undefined when there are none of the kind. */
export async function loadErrorGroup(
  upstream: Upstream,
  fingerprint: string,
): Promise<ErrorGroup | undefined> {
  if (!ErrorKind.safeParse({ fingerprint }).success) return undefined
  return orNone(upstream.call('readErrorGroup', { fingerprint }))
}
