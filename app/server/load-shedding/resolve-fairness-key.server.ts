import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import { ApiClientError } from '#app/api-client/api-client-error'
import type { ApiClient } from '#app/api-client/api-client'
import type { RequestSession } from '#app/session/request-session.server'
import { clientNetwork } from '#fair-queue/client-network'
import type { ResolveFairnessKey } from '#fair-queue/fairness-key'

const cacheOptions = { max: 10_000, ttl: 10 * 60_000 }
/** The longest wait for the API, in ms; after it the address counts. */
const maxWaitMs = 500

/**
 * Resolves the caller that a request's work counts against: the account, in any session, otherwise the
 * address. A new cookie gets no new share. The account is looked up only when there is costly work.
 */
export function createFairnessKeyResolver() {
  const accountKeys = new LRUCache<string, Promise<string | undefined>>(cacheOptions)

  function resolveAccountKey(token: string, api: ApiClient): Promise<string | undefined> {
    const key = createHash('sha256').update(token).digest('base64url')
    const cached = accountKeys.get(key)
    if (cached) return cached
    const lookup = api.call('readProfile', {}).then(
      ({ uid }) => `account ${uid}`,
      (error: unknown) => {
        // An expired session is a final answer; any other error is retried.
        if (!(error instanceof ApiClientError && error.isAuth)) accountKeys.delete(key)
        return undefined
      },
    )
    accountKeys.set(key, lookup)
    return lookup
  }

  return (session: RequestSession, api: ApiClient, clientAddress: string): ResolveFairnessKey => {
    const addressKey = `address ${clientNetwork(clientAddress)}`
    return async () => {
      const token = session.auth.token()
      if (token === undefined) return addressKey
      const timeout = sleep(maxWaitMs, undefined, { ref: false })
      return (await Promise.race([resolveAccountKey(token, api), timeout])) ?? addressKey
    }
  }
}
