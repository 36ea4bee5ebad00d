import type { Context, MiddlewareHandler } from 'hono'
import { createBodyMemory, type BodyMemory } from './body-memory.server'
import { comeBackLater } from './crowd.server'
import { receiveBody, type LeastRate } from './receive-body.server'
import type { FrontEnv } from './tell-answers.server'

const MB = 1024 * 1024
const textBytes = 2 * MB
/** A 30 MB photo must still reach its form, so that everything else typed there is kept. */
const fileBytes = 40 * MB
/** A letter of WeChat's is some 2 kB. */
const letterBytes = 64 * 1024

/** Doors whose forms bring a file: the editor's, what is imported, photos. */
const takesFiles = /^\/+(?:resume\/+edit\/+[^/]+|resume\/+create\/+import|photos)(?:\.data)?\/*$/i

type Bodies = {
  /** Whether more answers are under way than can be made soon. */
  isFull(): boolean
  addressOf(context: Context<FrontEnv>): string
  memory?: BodyMemory
  rate?: LeastRate
}

/**
 * Reads each body before anything else looks at its request: while it arrives its sender holds no place, and costs others nothing.
 * A body may be as large as its path allows; one that arrives too slowly, or for which there is no memory, is refused.
 */
export function createBodies({ isFull, addressOf, memory = createBodyMemory(), rate }: Bodies) {
  function receiving(mostOf: (request: Request) => number): MiddlewareHandler<FrontEnv> {
    return async (context, next) => {
      const { req } = context
      if (req.method === 'GET' || req.method === 'HEAD' || !req.raw.body) return next()
      const most = mostOf(req.raw)
      if (Number(req.header('content-length') ?? 0) > most) return tooLarge()
      if (isFull() || memory.isFull()) return comeBackLater(req.raw)
      const received = await receiveBody(req.raw.body, { memory, address: addressOf(context), most, rate })
      if ('problem' in received) {
        if (received.problem === 'too large') return tooLarge()
        if (received.problem === 'no memory') return comeBackLater(req.raw)
        // Nobody reads what a sender who has gone is answered.
        return received.problem === 'too slow' ? tooSlow() : new Response(null, { status: 400 })
      }
      req.raw = new Request(req.raw, { body: received.body })
      try {
        return await next()
      } finally {
        received.release()
      }
    }
  }
  return {
    /** For a signed message from outside. */
    forLetters: receiving(() => letterBytes),
    forPages: receiving(({ url, headers }) => {
      const isForm = /^multipart\//i.test(headers.get('content-type') ?? '')
      return isForm && takesFiles.test(new URL(url).pathname) ? fileBytes : textBytes
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
