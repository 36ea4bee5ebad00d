import type { AppLoadContext, ServerBuild } from '@remix-run/node'
import { createFairQueue, type FairQueue } from '#fair-queue/fair-queue'
import { busyResponse } from './load-shedder.server'

/** A page that would have to wait longer is refused, in ms. */
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
      // Refused when they arrive, not when they are ready to be rendered.
      maxQueued: Infinity,
      maxWaitMs: Infinity,
      newestWeight: 0.1,
      slowMs: Infinity,
      between: yieldToEventLoop,
    },
    now,
  )
}

/** The build, whose pages are rendered one after the other. */
export function withRenderQueue(build: ServerBuild, renderQueue: Pick<FairQueue, 'run'>): ServerBuild {
  const render = build.entry.module.default
  const queuedRender: typeof render = async (...args) => {
    let drawn: ReturnType<typeof render> | undefined
    // The shell is rendered then; little is left.
    await renderQueue.run(caller, () => endOfTurn((drawn = render(...args))))
    return drawn!
  }
  return { ...build, entry: { ...build.entry, module: { ...build.entry.module, default: queuedRender } } }
}

type Handle = (request: Request, context: AppLoadContext) => Promise<Response>

/**
 * Refuses a request for a page that would wait too long, before its loaders cost anything. A form is always
 * processed: the page after it shows the result.
 */
export function refuseWhileFull(handle: Handle, renderQueue: Pick<FairQueue, 'waitMs'>): Handle {
  return async (request, context) => {
    const isReadRequest = request.method === 'GET' || request.method === 'HEAD'
    if (isReadRequest && renderQueue.waitMs() > maxWaitMs) return busyResponse(request)
    return handle(request, context)
  }
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
