import { ApiClientError } from '#app/api-client/api-client-error'
import type { ApiClient } from '#app/api-client/api-client'
import type { OutboxMessage } from '#contract/account/sms-outbox-calls'

/** Returns the demo's messages; undefined where real ones are sent. */
export async function loadSmsOutbox(api: ApiClient): Promise<OutboxMessage[] | undefined> {
  try {
    return await api.call('listOutbox', {})
  } catch (error) {
    if (error instanceof ApiClientError && error.isNotFound) return undefined
    throw error
  }
}
