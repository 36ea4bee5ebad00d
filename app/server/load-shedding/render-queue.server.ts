import type { ServerBuild } from '@remix-run/node'
import { createFairQueue, type FairQueue, QueueFull } from '#fair-queue/fair-queue'
import { busyResponse } from './load-shedder.server'

/** Whoever would have to wait longer is better told to come back, ms. */
const maxWaitMs = 4_000
/** One that does not end holds up nobody for longer. */
const maxSlotMs = 1_000
/** All pages are of one caller: they are short, and served in the order they came. */
const caller = 'pages'

/**
 * Pages are drawn one after the other: many that are drawn in the same round of the event loop would keep everything else
 * waiting until the last is done. Between two of them the loop looks at its sockets.
 */
export function createRenderQueue(
  now = () => performance.now(),
  yieldToEventLoop: (startNext: () => void) => void = setImmediate,
): FairQueue {
  return createFairQueue(
    {
      maxConcurrent: 1,
      // Bounded by how long they would wait, not by their number.
      maxQueued: Infinity,
      maxWaitMs,
      fewWaiting: 0,
      newestWeight: 0.1,
      slowMs: Infinity,
      between: yieldToEventLoop,
    },
    now,
  )
}

/**
 * The build, whose pages are drawn one after the other; who would have to wait too long is told to come back. Not so whoever
 * sent something: it was done, and its page says what came of it.
 */
export function withRenderQueue(
  build: ServerBuild,
  renderQueue: Pick<FairQueue, 'run'> = createRenderQueue(),
): ServerBuild {
  const render = build.entry.module.default
  const queuedRender: typeof render = async (...args) => {
    const [request, , , , { session }] = args
    const isReadRequest = request.method === 'GET' || request.method === 'HEAD'
    let drawn: ReturnType<typeof render> | undefined
    try {
      // Its shell stands then; what still follows is little.
      await renderQueue.run(caller, () => endOfTurn((drawn = render(...args))), {
        unconditionally: !isReadRequest,
      })
    } catch (error) {
      if (!(error instanceof QueueFull)) throw error
      session.flash.restore()
      return busyResponse(request)
    }
    return drawn!
  }
  return { ...build, entry: { ...build.entry, module: { ...build.entry.module, default: queuedRender } } }
}

/** When a page is drawn, and after the longest turn in any case. @throws what its drawing throws until then. */
async function endOfTurn(drawn: unknown): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<void>((resolve) => (timer = setTimeout(resolve, maxSlotMs).unref()))
  try {
    await Promise.race([drawn, timeout])
  } finally {
    clearTimeout(timer)
  }
}
