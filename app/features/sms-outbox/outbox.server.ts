import { ApiClientError } from '#app/api-client/failure'
import type { ApiClient } from '#app/api-client/upstream'
import type { OutboxMessage } from '#contract/calls/dev-calls'

/** The messages no provider sent; undefined where real ones are sent. */
export async function loadSmsOutbox(api: ApiClient): Promise<OutboxMessage[] | undefined> {
  try {
    return await api.call('listOutbox', {})
  } catch (error) {
    if (error instanceof ApiClientError && error.isNotFound) return undefined
    throw error
  }
}
