import type { Context, MiddlewareHandler } from 'hono'
import { createBodyMemoryBudget, type BodyMemoryBudget } from './body-memory-budget.server'
import { busyResponse } from './load-shedder.server'
import { readBody, type MinBodyRate } from './read-body.server'
import type { HonoEnv } from '#app/server/logging/request-logging.server'

const MB = 1024 * 1024
const maxFormBytes = 2 * MB
/** A 30 MB photo must still reach its form, so that everything else typed there is kept. */
const maxUploadBytes = 40 * MB
/** A letter of WeChat's is some 2 kB. */
const maxWebhookBytes = 64 * 1024

/** Doors whose forms bring a file: the editor's, what is imported, photos. */
const uploadPaths = /^\/+(?:resume\/+edit\/+[^/]+|resume\/+create\/+import|photos)(?:\.data)?\/*$/i

type BodyLimitsOptions = {
  /** Whether more answers are under way than can be made soon. */
  isFull(): boolean
  addressOfRequest(context: Context<HonoEnv>): string
  memoryBudget?: BodyMemoryBudget
  minRate?: MinBodyRate
}

/**
 * Reads each body before anything else looks at its request: while it arrives its sender holds no place, and costs others nothing.
 * A body may be as large as its path allows; one that arrives too slowly, or for which there is no memory, is refused.
 */
export function createBodyLimits({
  isFull,
  addressOfRequest,
  memoryBudget: memory = createBodyMemoryBudget(),
  minRate,
}: BodyLimitsOptions) {
  function limitBody(maxBytesOf: (request: Request) => number): MiddlewareHandler<HonoEnv> {
    return async (context, next) => {
      const { req } = context
      if (req.method === 'GET' || req.method === 'HEAD' || !req.raw.body) return next()
      const maxBytes = maxBytesOf(req.raw)
      if (Number(req.header('content-length') ?? 0) > maxBytes) return tooLarge()
      if (isFull() || memory.isFull()) return busyResponse(req.raw)
      const result = await readBody(req.raw.body, {
        memory,
        address: addressOfRequest(context),
        maxBytes,
        minRate,
      })
      if ('problem' in result) {
        if (result.problem === 'too large') return tooLarge()
        if (result.problem === 'no memory') return busyResponse(req.raw)
        // Nobody reads what a sender who has gone is answered.
        return result.problem === 'too slow' ? tooSlow() : new Response(null, { status: 400 })
      }
      req.raw = new Request(req.raw, { body: result.body })
      try {
        return await next()
      } finally {
        result.release()
      }
    }
  }
  return {
    /** For a signed message from outside. */
    forWebhooks: limitBody(() => maxWebhookBytes),
    forPages: limitBody(({ url, headers }) => {
      const isForm = /^multipart\//i.test(headers.get('content-type') ?? '')
      return isForm && uploadPaths.test(new URL(url).pathname) ? maxUploadBytes : maxFormBytes
    }),
  }
}

function tooLarge(): Response {
  return new Response('内容太大，没有收下 · Too large, nothing was taken', { status: 413 })
}

function tooSlow(): Response {
  return new Response('网络太慢，没有收完，请重试 · The connection was too slow; please try again', {
    status: 408,
  })
}
