/** Data of a page are never older than this when it is shown, ms. */
const freshForMs = 10_000
const mostKept = 5

type Fetch = typeof fetch
type Kept = { answer: Promise<Response | undefined>; at: number }

/**
 * A fetch that is answered by what was asked for ahead: each answer once, while it is fresh, and not after anything was sent in
 * between, or was on its way then, for pages may have changed. `ahead` asks for an address; what does not come is asked for again when it is wanted.
 */
export function createAheadAnswers(plain: Fetch, now = () => Date.now()) {
  const kept = new Map<string, Kept>()

  function take(address: string): Kept['answer'] | undefined {
    const found = kept.get(address)
    kept.delete(address)
    return found && now() - found.at < freshForMs ? found.answer : undefined
  }

  const answered: Fetch = async (input, init) => {
    const request = input instanceof Request ? input : undefined
    const method = init?.method ?? request?.method ?? 'GET'
    if (method !== 'GET') return send(input, init)
    const address = request?.url ?? (input as string | URL).toString()
    return (await take(address)) ?? plain(input, init)
  }

  /** What was asked for before, or while it was on its way, may be as it was without it. */
  const send: Fetch = (input, init) => {
    kept.clear()
    return plain(input, init).finally(() => kept.clear())
  }

  return {
    fetch: answered,
    ahead(address: string): void {
      const known = kept.get(address)
      if (known && now() - known.at < freshForMs) return
      const headers = { 'X-Purpose': 'prefetch' }
      const answer = plain(address, { headers }).then(
        // Remix answers 202 for a page that leads on to another.
        (response) => (response.status === 200 || response.status === 202 ? response : undefined),
        () => undefined,
      )
      kept.delete(address)
      kept.set(address, { answer, at: now() })
      const [oldest] = kept.keys()
      if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest)
    },
  }
}
