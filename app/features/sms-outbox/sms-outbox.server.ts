import { undefinedIfNotFound } from '#app/api-client/undefined-if-not-found'
import type { ApiClient } from '#app/api-client/api-client'
import type { OutboxMessage } from '#contract/account/sms-outbox-calls'

/** Returns the demo's messages; undefined where real ones are sent. */
export async function loadSmsOutbox(api: ApiClient): Promise<OutboxMessage[] | undefined> {
  return undefinedIfNotFound(api.call('listOutbox', {}))
}
