export const retryAfterSeconds = 2

export type LoadLimits = {
  /** How many concurrent requests are always allowed, and the absolute maximum. */
  minConcurrent: number
  maxConcurrent: number
  /** A request that would have to wait longer is rejected, in ms. */
  maxWaitMs: number
}
const defaultLimits: LoadLimits = { minConcurrent: 64, maxConcurrent: 512, maxWaitMs: 4_000 }
/** The completion rate is measured over this time, when more than a few are running, in ms. */
const windowMs = 1_000

/** Node's response: `close` is emitted once it is sent, or its reader disconnects. */
export type OutgoingResponse = {
  destroyed: boolean
  /** Bytes that the reader has not read yet. */
  writableLength: number
  once(event: 'close', listener: () => void): unknown
}

/**
 * Counts running requests and their completion rate, so that a slow server accepts fewer. A request whose
 * body is still arriving does not count, nor does a response that waits for its reader: slow senders and
 * readers, who cost nothing, could otherwise keep all others out. @param now ms
 */
export function createLoadShedder(
  { minConcurrent, maxConcurrent, maxWaitMs }: LoadLimits = defaultLimits,
  now = () => performance.now(),
) {
  const inFlight = new Set<{ outgoing?: OutgoingResponse }>()
  let currentWindow: { startedAt: number; completed: number } | undefined
  /**
   * Undefined while none has completed lately: hanging requests are no measure of the waiting time of others.
   */
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
     * A page is rendered on while its first part is being sent, so it holds its slot until it is sent.
     * @param outgoing the response's stream; without it the slot is free at once
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

/** Event streams last for minutes, and cost nothing while idle. */
export function isEventStream({ headers }: Response): boolean {
  return headers.get('content-type')?.startsWith('text/event-stream') ?? false
}

const busyTexts = [
  ['zh-CN', '当前访问人数过多，请几秒后再试。已保存的内容不受影响。', '返回上一页，可以看到刚才填写的内容。'],
  [
    'en',
    'A lot of people are here right now. Try again in a few seconds. Everything you saved is safe.',
    'To see what you just entered, go back to the previous page.',
  ],
] as const

/** Independent of the session: it must cost almost nothing. A requested page reloads itself. */
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
