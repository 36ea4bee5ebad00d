import type { ServerBuild } from '@remix-run/node'
import { busyResponse } from './load-shedder.server'

/** Whoever would have to wait longer is better told to come back, ms. */
const maxWaitMs = 4_000
/** One that does not end holds up nobody for longer. */
const maxSlotMs = 1_000
/** Of the mean of what pages took, the share of the last one. */
const newestWeight = 0.1

export type RenderSlot = { release(): void }

/**
 * Pages are drawn one after the other: many that are drawn in the same round of the event loop would keep everything else
 * waiting until the last is done. Between two of them the loop looks at its sockets.
 */
export function createRenderQueue(
  now = () => performance.now(),
  yieldToEventLoop: (startNext: () => void) => void = setImmediate,
) {
  const waiting: (() => void)[] = []
  let isBusy = false
  let meanMs = 0

  function startNext(): void {
    const first = waiting.shift()
    if (first) first()
    else isBusy = false
  }

  function openSlot(): RenderSlot {
    const startedAt = now()
    let released = false
    const release = () => {
      if (released) return
      released = true
      clearTimeout(timeout)
      meanMs += newestWeight * (now() - startedAt - meanMs)
      yieldToEventLoop(startNext)
    }
    const timeout = setTimeout(release, maxSlotMs).unref()
    return { release }
  }

  return {
    /** Waits for one's turn, which has to be left; undefined when too many wait, unless it is waited for `always`. */
    async acquire(unconditionally = false): Promise<RenderSlot | undefined> {
      if (!isBusy) {
        isBusy = true
        return openSlot()
      }
      if (!unconditionally && waiting.length * meanMs > maxWaitMs) return undefined
      await new Promise<void>((resolve) => waiting.push(resolve))
      return openSlot()
    },
  }
}

/**
 * The build, whose pages are drawn one after the other; who would have to wait too long is told to come back. Not so whoever
 * sent something: it was done, and its page says what came of it.
 */
export function withRenderQueue(build: ServerBuild, renderQueue = createRenderQueue()): ServerBuild {
  const render = build.entry.module.default
  const queuedRender: typeof render = async (...args) => {
    const [request, , , , { session }] = args
    const isReadRequest = request.method === 'GET' || request.method === 'HEAD'
    const slot = await renderQueue.acquire(!isReadRequest)
    if (!slot) {
      session.flash.restore()
      return busyResponse(request)
    }
    try {
      // Its shell stands then; what still follows is little.
      return await render(...args)
    } finally {
      slot.release()
    }
  }
  return { ...build, entry: { ...build.entry, module: { ...build.entry.module, default: queuedRender } } }
}
