import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import { UpstreamFailure } from '#app/api-client/failure'
import type { Upstream } from '#app/api-client/upstream'
import type { Visit } from '#app/session/visit.server'
import { addressShare } from '#scheduling/address-share'
import type { CallerOf } from '#scheduling/caller'

const remembered = { max: 10_000, ttl: 10 * 60_000 }
/** While the service does not answer, the address counts: nobody waits for it, ms. */
const longestWaitMs = 500

/**
 * Finds whose share of the workers a request counts against: the account's, whatever it is logged in with, else the
 * address's. A new cookie makes no new share. The account is asked for only when costly work is to be done.
 */
export function createCallers() {
  const accounts = new LRUCache<string, Promise<string | undefined>>(remembered)

  function accountOf(token: string, upstream: Upstream): Promise<string | undefined> {
    const key = createHash('sha256').update(token).digest('base64url')
    const known = accounts.get(key)
    if (known) return known
    const asked = upstream.call('readProfile', {}).then(
      ({ uid }) => `account ${uid}`,
      (error: unknown) => {
        // A login that is over is an answer; anything else is asked again.
        if (!(error instanceof UpstreamFailure && error.isAuth)) accounts.delete(key)
        return undefined
      },
    )
    accounts.set(key, asked)
    return asked
  }

  return (visit: Visit, upstream: Upstream, clientAddress: string): CallerOf => {
    const address = `address ${addressShare(clientAddress)}`
    return async () => {
      const token = visit.auth.token()
      if (token === undefined) return address
      const late = sleep(longestWaitMs, undefined, { ref: false })
      return (await Promise.race([accountOf(token, upstream), late])) ?? address
    }
  }
}
