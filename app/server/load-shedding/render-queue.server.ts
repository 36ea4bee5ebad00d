import type { ServerBuild } from '@remix-run/node'
import { createFairQueue, type FairQueue, QueueFull } from '#fair-queue/fair-queue'
import { busyResponse } from './load-shedder.server'

/** A page that would have to wait longer is rejected, in ms. */
const maxWaitMs = 4_000
/** A page that does not end holds up others for this long at most, in ms. */
const maxSlotMs = 1_000
/** All pages count as one caller: they are short, and rendered in order. */
const caller = 'pages'

/**
 * Renders pages one after the other: many pages rendered in the same turn of the event loop would block
 * everything else until the last is done. Between two of them the loop handles its sockets.
 */
export function createRenderQueue(
  now = () => performance.now(),
  yieldToEventLoop: (startNext: () => void) => void = setImmediate,
): FairQueue {
  return createFairQueue(
    {
      maxConcurrent: 1,
      // Limited by the waiting time, not by number.
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
 * The build, whose pages are rendered one after the other; a request that would wait too long gets a 503.
 * Except after a form: it was processed, and its page shows the result.
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
      // The shell is rendered then; little is left.
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

/**
 * Resolves when a page is rendered, and after the longest slot in any case. @throws the render's error until
 * then
 */
async function endOfTurn(drawn: unknown): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<void>((resolve) => (timer = setTimeout(resolve, maxSlotMs).unref()))
  try {
    await Promise.race([drawn, timeout])
  } finally {
    clearTimeout(timer)
  }
}
