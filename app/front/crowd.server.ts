export const comeBackSeconds = 2

export type Room = {
  /** Answers that may be made at once in any case, and at the most. */
  few: number
  most: number
  /** Whoever would have to wait longer is better told to come back, ms. */
  longestWaitMs: number
}
const room: Room = { few: 64, most: 512, longestWaitMs: 4_000 }
/** How fast answers leave is known after this time among more than a few. */
const countingMs = 1_000

/** The request as Node has it: whether all of it has arrived. */
type Arriving = { complete?: boolean }
/** The answer as Node has it: `close` once it has gone, or its reader has. */
export type Leaving = { destroyed: boolean; once(event: 'close', listener: () => void): unknown }
/** Who reads slowly keeps a place for this long, and no longer. */
const readingMs = 10_000

/**
 * Counts the answers that are being made, and how fast they leave: a slow hour has less room. Who still sends takes no
 * place: otherwise slow senders, who cost nothing, could keep everybody else out.
 * @param now ms
 */
export function createCrowd({ few, most, longestWaitMs }: Room = room, now = () => performance.now()) {
  const underWay = new Set<Arriving>()
  let counting: { since: number; left: number } | undefined
  let leaveEachMs: number | undefined

  function whole(): number {
    let count = 0
    for (const { complete } of underWay) if (complete !== false) count++
    return count
  }

  function count(left: number): void {
    if (underWay.size < few) {
      counting = leaveEachMs = undefined
      return
    }
    counting ??= { since: now(), left: 0 }
    counting.left += left
    const ms = now() - counting.since
    if (ms < countingMs) return
    leaveEachMs = counting.left / ms
    counting = { since: now(), left: 0 }
  }

  return {
    isFull(): boolean {
      count(0)
      if (underWay.size < few) return false
      const waiting = whole()
      if (waiting < few) return false
      return waiting >= most || (leaveEachMs !== undefined && waiting > leaveEachMs * longestWaitMs)
    },

    /**
     * A page is drawn on while its first part is on its way: its place is taken until it is gone.
     * @param arriving what an answer may have to wait for; none for a request that only reads
     * @param leaving what an answer goes out with; without it its place is free at once
     */
    async during<T>(
      arriving: Arriving | undefined,
      task: () => Promise<T>,
      leaving: (answer: T) => Leaving | undefined = () => undefined,
    ): Promise<T> {
      let own = arriving ?? {}
      const leave = () => void (underWay.delete(own) && count(1))
      underWay.add(own)
      let out: Leaving | undefined
      try {
        const answer = await task()
        // Answered before all of it came: from here on it takes its place as any.
        if (own.complete === false && underWay.delete(own)) underWay.add((own = {}))
        out = leaving(answer)
        return answer
      } finally {
        if (!out || out.destroyed) leave()
        else {
          const late = setTimeout(leave, readingMs).unref()
          out.once('close', () => (clearTimeout(late), leave()))
        }
      }
    },
  }
}

/** News are told for minutes, and cost nothing while there are none. */
export function isNews({ headers }: Response): boolean {
  return headers.get('content-type')?.startsWith('text/event-stream') ?? false
}

const said = [
  ['zh-CN', '现在来的人太多了，请过几秒再试。已保存的内容都在。', '刚才填写的，返回上一页就能看到。'],
  [
    'en',
    'Too many people are here just now; please try again in a few seconds. What was saved is safe.',
    'What you have just typed is on the page before.',
  ],
] as const

/** Made without looking at who asks: it must cost next to nothing. A page that was asked for tries again by itself. */
export function comeBackLater({ method, headers }: Pick<Request, 'method' | 'headers'>): Response {
  const carried = { 'Retry-After': String(comeBackSeconds), 'Cache-Control': 'no-store' }
  if (!headers.get('accept')?.includes('text/html'))
    return Response.json({ problem: 'busy' }, { status: 503, headers: carried })
  const isReading = method === 'GET'
  const again = isReading ? `<meta http-equiv="refresh" content="${2 * comeBackSeconds}">` : ''
  const texts = said.map(
    ([lang, text, typed]) => `<p lang="${lang}">${text}${isReading ? '' : ` ${typed}`}</p>`,
  )
  const html =
    `<!doctype html><html lang="zh-CN"><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
    `<meta name="color-scheme" content="light dark">${again}<title>请稍等 · One moment</title>${texts.join('')}</html>`
  return new Response(html, {
    status: 503,
    headers: {
      ...carried,
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': `default-src 'none'; frame-ancestors 'none'`,
    },
  })
}
