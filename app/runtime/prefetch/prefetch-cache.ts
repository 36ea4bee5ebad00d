/** Data of a page are never older than this when it is shown, ms. */
const maxAgeMs = 10_000
const maxEntries = 5

type Fetch = typeof fetch
type CacheEntry = { response: Promise<Response | undefined>; fetchedAt: number }

/**
 * A fetch that is answered by what was asked for ahead: each answer once, while it is fresh, and not after anything was sent in
 * between, or was on its way then, for pages may have changed. `ahead` asks for an address; what does not come is asked for again when it is wanted.
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

  /** What was asked for before, or while it was on its way, may be as it was without it. */
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
        // Remix answers 202 for a page that leads on to another.
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
