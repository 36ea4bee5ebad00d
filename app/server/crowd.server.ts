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

/** The answer as Node has it: `close` once it has gone, or its reader has. */
export type Leaving = {
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
export function createCrowd({ few, most, longestWaitMs }: Room = room, now = () => performance.now()) {
  const underWay = new Set<{ leaving?: Leaving }>()
  let counting: { since: number; left: number } | undefined
  /** Undefined while none has left lately: what hangs says nothing of how long others would wait. */
  let leaveEachMs: number | undefined

  function leave(answer: { leaving?: Leaving }): void {
    if (underWay.delete(answer)) countLeft(1)
  }

  function countLeft(left: number): void {
    if (underWay.size < few) {
      counting = leaveEachMs = undefined
      return
    }
    counting ??= { since: now(), left: 0 }
    counting.left += left
    const ms = now() - counting.since
    if (ms < countingMs) return
    leaveEachMs = counting.left > 0 ? counting.left / ms : undefined
    counting = { since: now(), left: 0 }
  }

  return {
    isFull(): boolean {
      countLeft(0)
      if (underWay.size < few) return false
      for (const one of underWay) if (one.leaving && one.leaving.writableLength > 0) leave(one)
      const { size } = underWay
      if (size < few) return false
      return size >= most || (leaveEachMs !== undefined && size > leaveEachMs * longestWaitMs)
    },

    /**
     * A page is drawn on while its first part is on its way: its place is taken until it has gone.
     * @param leaving what an answer goes out with; without it its place is free at once
     */
    async during<T>(
      task: () => Promise<T>,
      leaving: (answer: T) => Leaving | undefined = () => undefined,
    ): Promise<T> {
      const own: { leaving?: Leaving } = {}
      underWay.add(own)
      try {
        const answer = await task()
        own.leaving = leaving(answer)
        return answer
      } finally {
        if (!own.leaving || own.leaving.destroyed) leave(own)
        else own.leaving.once('close', () => leave(own))
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
