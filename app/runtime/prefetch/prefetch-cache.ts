/** Maximum age of prefetched data, in ms. */
const maxAgeMs = 10_000
const maxEntries = 5

type Fetch = typeof fetch
type CacheEntry = { response: Promise<Response | undefined>; fetchedAt: number }

/**
 * Returns a fetch that serves prefetched responses: each once, while it is fresh, and not after a form was
 * sent in between, because pages may have changed. `prefetch` requests a URL ahead; a failed prefetch is
 * requested again when needed.
 */
export function createPrefetchCache(originalFetch: Fetch, now = () => Date.now()) {
  const entries = new Map<string, CacheEntry>()

  function take(address: string): CacheEntry['response'] | undefined {
    const entry = entries.get(address)
    entries.delete(address)
    return entry && now() - entry.fetchedAt < maxAgeMs ? entry.response : undefined
  }

  const cachedFetch: Fetch = async (input, init) => {
    const request = input instanceof Request ? input : undefined
    const method = init?.method ?? request?.method ?? 'GET'
    if (method !== 'GET') return fetchAndClear(input, init)
    const address = request?.url ?? (input as string | URL).toString()
    return (await take(address)) ?? originalFetch(input, init)
  }

  /** Responses prefetched before or during it may be outdated. */
  const fetchAndClear: Fetch = (input, init) => {
    entries.clear()
    return originalFetch(input, init).finally(() => entries.clear())
  }

  return {
    fetch: cachedFetch,
    prefetch(address: string): void {
      const cached = entries.get(address)
      if (cached && now() - cached.fetchedAt < maxAgeMs) return
      const headers = { 'X-Purpose': 'prefetch' }
      const response = originalFetch(address, { headers }).then(
        // Remix answers 202 for a redirect.
        (response) => (response.status === 200 || response.status === 202 ? response : undefined),
        () => undefined,
      )
      entries.delete(address)
      entries.set(address, { response, fetchedAt: now() })
      const [oldest] = entries.keys()
      if (entries.size > maxEntries && oldest !== undefined) entries.delete(oldest)
    },
  }
}
