import type { Context, MiddlewareHandler } from 'hono'
import { createBodyMemoryBudget, type BodyMemoryBudget } from './body-memory-budget.server'
import { busyResponse } from './load-shedder.server'
import { readBody, type MinBodyRate } from './read-body.server'
import type { HonoEnv } from '#app/server/logging/request-logging.server'

const MB = 1024 * 1024
const maxFormBytes = 2 * MB
/** A 30 MB photo must still reach its form, so that the other typed values survive. */
const maxUploadBytes = 40 * MB
/** A notification of WeChat Pay has some 2 kB. */
const maxWebhookBytes = 64 * 1024

/** Paths whose forms contain a file: the editor, imports, photos, articles. */
const uploadPaths =
  /^\/+(?:resume\/+edit\/+[^/]+|resume\/+create\/+import\/+review|photos|admin\/+articles\/+[^/]+)(?:\.data)?\/*$/i

type BodyLimitsOptions = {
  /** Whether more requests are running than can be answered soon. */
  isFull(): boolean
  addressOfRequest(context: Context<HonoEnv>): string
  memoryBudget?: BodyMemoryBudget
  minRate?: MinBodyRate
}

/**
 * Reads each body before its request is handled: while it arrives, its sender takes no slot and costs others
 * nothing.
 * The maximum size depends on the path; a body that arrives too slowly, or for which there is no memory, is
 * rejected.
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
        // The sender has disconnected, so no one reads this response.
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
    /** For signed webhooks. */
    forWebhooks: limitBody(() => maxWebhookBytes),
    forPages: limitBody(({ url, headers }) => {
      const isForm = /^multipart\//i.test(headers.get('content-type') ?? '')
      return isForm && uploadPaths.test(new URL(url).pathname) ? maxUploadBytes : maxFormBytes
    }),
  }
}

function tooLarge(): Response {
  return new Response('内容过大，未能提交 · That’s too large, so nothing was saved', { status: 413 })
}

function tooSlow(): Response {
  return new Response('网络过慢，未能提交，请重试 · The connection was too slow. Please try again.', {
    status: 408,
  })
}
