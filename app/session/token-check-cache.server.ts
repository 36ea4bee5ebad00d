import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { ApiClientError } from '#app/api-client/api-client-error'

/** The result of check_a: the token to continue with, or that it is invalid. */
export type TokenCheck = { isValid: true; token: string } | { isValid: false }

const cacheMs = 10_000

/**
 * Calls check_a once for concurrent requests with the same token: each of them continues with the same new
 * one.
 * @throws ApiClientError when the check failed; the next request checks again.
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
    /** A token that was logged out here is checked again. */
    forget: (token: string) => void pendingChecks.delete(hashToken(token)),
  }
}
export type TokenCheckCache = ReturnType<typeof createTokenCheckCache>
