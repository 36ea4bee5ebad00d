import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { UpstreamFailure } from '#app/api-client/failure'

/** What check_a said of a token: the token to go on with, or that it is good no more. */
export type Checked = { good: true; token: string } | { good: false }

const keptMs = 10_000

/**
 * Asks check_a once for requests that come together with the same token: each of them goes on with the same new one.
 * @throws UpstreamFailure when nobody could tell; the next request asks again.
 */
export function createLoginCheck() {
  const asked = new LRUCache<string, Promise<Checked>>({ max: 10_000, ttl: keptMs })
  const keyOf = (token: string) => createHash('sha256').update(token).digest('base64url')
  return {
    check(token: string, ask: () => Promise<string>): Promise<Checked> {
      const key = keyOf(token)
      const known = asked.get(key)
      if (known) return known
      const checked = ask().then(
        (next): Checked => ({ good: true, token: next }),
        (error: unknown): Checked => {
          if (error instanceof UpstreamFailure && error.isAuth) return { good: false }
          asked.delete(key)
          throw error
        },
      )
      asked.set(key, checked)
      return checked
    },
    /** A token that was logged out here is asked about anew. */
    forget: (token: string) => void asked.delete(keyOf(token)),
  }
}
export type LoginCheck = ReturnType<typeof createLoginCheck>
