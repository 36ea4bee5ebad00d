export const retryAfterSeconds = 2

export type LoadLimits = {
  /** Answers that may be made at once in any case, and at the most. */
  minConcurrent: number
  maxConcurrent: number
  /** Whoever would have to wait longer is better told to come back, ms. */
  maxWaitMs: number
}
const defaultLimits: LoadLimits = { minConcurrent: 64, maxConcurrent: 512, maxWaitMs: 4_000 }
/** How fast answers leave is known after this time among more than a few. */
const windowMs = 1_000

/** The answer as Node has it: `close` once it has gone, or its reader has. */
export type OutgoingResponse = {
  destroyed: boolean
  /** Bytes that wait for the reader. */
  writableLength: number
  once(event: 'close', listener: () => void): unknown
}

/**
 * Counts the answers that are being made, and how fast they leave: a slow hour has less room. A request whose body is still arriving
 * is not here yet, and an answer that waits for its reader has left: slow senders and slow readers, who cost nothing, could
 * otherwise keep everybody else out.
 * @param now ms
 */
export function createLoadShedder(
  { minConcurrent, maxConcurrent, maxWaitMs }: LoadLimits = defaultLimits,
  now = () => performance.now(),
) {
  const inFlight = new Set<{ outgoing?: OutgoingResponse }>()
  let currentWindow: { startedAt: number; completed: number } | undefined
  /** Undefined while none has left lately: what hangs says nothing of how long others would wait. */
  let completionsPerMs: number | undefined

  function release(answer: { outgoing?: OutgoingResponse }): void {
    if (inFlight.delete(answer)) recordCompletions(1)
  }

  function recordCompletions(completed: number): void {
    if (inFlight.size < minConcurrent) {
      currentWindow = completionsPerMs = undefined
      return
    }
    currentWindow ??= { startedAt: now(), completed: 0 }
    currentWindow.completed += completed
    const ms = now() - currentWindow.startedAt
    if (ms < windowMs) return
    completionsPerMs = currentWindow.completed > 0 ? currentWindow.completed / ms : undefined
    currentWindow = { startedAt: now(), completed: 0 }
  }

  return {
    isOverloaded(): boolean {
      recordCompletions(0)
      if (inFlight.size < minConcurrent) return false
      for (const inFlightAnswer of inFlight)
        if (inFlightAnswer.outgoing && inFlightAnswer.outgoing.writableLength > 0) release(inFlightAnswer)
      const { size } = inFlight
      if (size < minConcurrent) return false
      return size >= maxConcurrent || (completionsPerMs !== undefined && size > completionsPerMs * maxWaitMs)
    },

    /**
     * A page is drawn on while its first part is on its way: its place is taken until it has gone.
     * @param leaving what an answer goes out with; without it its place is free at once
     */
    async track<T>(
      task: () => Promise<T>,
      outgoing: (answer: T) => OutgoingResponse | undefined = () => undefined,
    ): Promise<T> {
      const tracked: { outgoing?: OutgoingResponse } = {}
      inFlight.add(tracked)
      try {
        const answer = await task()
        tracked.outgoing = outgoing(answer)
        return answer
      } finally {
        if (!tracked.outgoing || tracked.outgoing.destroyed) release(tracked)
        else tracked.outgoing.once('close', () => release(tracked))
      }
    },
  }
}

/** News are told for minutes, and cost nothing while there are none. */
export function isEventStream({ headers }: Response): boolean {
  return headers.get('content-type')?.startsWith('text/event-stream') ?? false
}

const busyTexts = [
  ['zh-CN', '现在来的人太多了，请过几秒再试。已保存的内容都在。', '刚才填写的，返回上一页就能看到。'],
  [
    'en',
    'Too many people are here just now; please try again in a few seconds. What was saved is safe.',
    'What you have just typed is on the page before.',
  ],
] as const

/** Made without looking at who asks: it must cost next to nothing. A page that was asked for tries again by itself. */
export function busyResponse({ method, headers }: Pick<Request, 'method' | 'headers'>): Response {
  const responseHeaders = { 'Retry-After': String(retryAfterSeconds), 'Cache-Control': 'no-store' }
  if (!headers.get('accept')?.includes('text/html'))
    return Response.json({ problem: 'busy' }, { status: 503, headers: responseHeaders })
  const isReadRequest = method === 'GET'
  const refreshTag = isReadRequest ? `<meta http-equiv="refresh" content="${2 * retryAfterSeconds}">` : ''
  const texts = busyTexts.map(
    ([lang, text, unsavedHint]) => `<p lang="${lang}">${text}${isReadRequest ? '' : ` ${unsavedHint}`}</p>`,
  )
  const html =
    `<!doctype html><html lang="zh-CN"><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
    `<meta name="color-scheme" content="light dark">${refreshTag}<title>请稍等 · One moment</title>${texts.join('')}</html>`
  return new Response(html, {
    status: 503,
    headers: {
      ...responseHeaders,
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': `default-src 'none'; frame-ancestors 'none'`,
    },
  })
}
