import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import { ApiClientError } from '#app/api-client/api-client-error'
import type { ApiClient } from '#app/api-client/api-client'
import type { RequestSession } from '#app/session/request-session.server'
import { clientNetwork } from '#fair-queue/client-network'
import type { ResolveFairnessKey } from '#fair-queue/fairness-key'

const cacheOptions = { max: 10_000, ttl: 10 * 60_000 }
/** While the service does not answer, the address counts: nobody waits for it, ms. */
const maxWaitMs = 500

/**
 * Finds whose share of the workers a request counts against: the account's, whatever it is logged in with, else the
 * address's. A new cookie makes no new share. The account is asked for only when costly work is to be done.
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
        // A login that is over is an answer; anything else is asked again.
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
