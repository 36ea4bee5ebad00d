import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { ApiClientError } from '#app/api-client/api-client-error'

/** What check_a said of a token: the token to go on with, or that it is good no more. */
export type TokenCheck = { isValid: true; token: string } | { isValid: false }

const cacheMs = 10_000

/**
 * Asks check_a once for requests that come together with the same token: each of them goes on with the same new one.
 * @throws UpstreamFailure when nobody could tell; the next request asks again.
 */
export function createTokenCheckCache() {
  const pendingChecks = new LRUCache<string, Promise<TokenCheck>>({ max: 10_000, ttl: cacheMs })
  const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url')
  return {
    check(token: string, requestCheck: () => Promise<string>): Promise<TokenCheck> {
      const key = hashToken(token)
      const cached = pendingChecks.get(key)
      if (cached) return cached
      const pending = requestCheck().then(
        (freshToken): TokenCheck => ({ isValid: true, token: freshToken }),
        (error: unknown): TokenCheck => {
          if (error instanceof ApiClientError && error.isAuth) return { isValid: false }
          pendingChecks.delete(key)
          throw error
        },
      )
      pendingChecks.set(key, pending)
      return pending
    },
    /** A token that was logged out here is asked about anew. */
    forget: (token: string) => void pendingChecks.delete(hashToken(token)),
  }
}
export type TokenCheckCache = ReturnType<typeof createTokenCheckCache>
