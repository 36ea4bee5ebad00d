import { UpstreamFailure } from '#app/api-client/failure'
import type { Upstream } from '#app/api-client/upstream'
import type { OutboxMessage } from '#contract/calls/dev-calls'

/** The messages no provider sent; undefined where real ones are sent. */
export async function loadOutbox(upstream: Upstream): Promise<OutboxMessage[] | undefined> {
  try {
    return await upstream.call('listOutbox', {})
  } catch (error) {
    if (error instanceof UpstreamFailure && error.isNotFound) return undefined
    throw error
  }
}
