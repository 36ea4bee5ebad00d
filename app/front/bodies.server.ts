import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { comeBackLater } from './crowd.server'
import type { FrontEnv } from './tell-answers.server'

const MB = 1024 * 1024
const textBytes = 2 * MB
/** A 30 MB photo must still reach its form, so that everything else typed there is kept. */
const fileBytes = 40 * MB
/** A letter of WeChat's is some 2 kB. */
export const letterLimit = bodyLimit({ maxSize: 64 * 1024 })
/** Each takes its bytes several times over until it is read: as they came, as a form, as its file. */
const largeAtOnce = 6

/** Doors whose forms bring a file: the editor's, what is imported, photos. */
const takesFiles = /^\/+(?:resume\/+edit\/+[^/]+|resume\/+create\/+import|photos)(?:\.data)?\/*$/i

const text = limitOf(textBytes)
const file = limitOf(fileBytes)

/** `count` is for what does not say how large it is. */
function limitOf(most: number) {
  return { most, count: bodyLimit({ maxSize: most, onError: tooLarge }) }
}

function tooLarge(): Response {
  return new Response('内容太大，没有收下 · Too large, nothing was taken', { status: 413 })
}

/**
 * Takes bodies as large as their door may be sent. Of large ones, and of those in pieces, which do not say how large they are,
 * few are under way at once; whoever brings one more, or comes while `isFull`, is told to come back before a byte is read.
 */
export function takingBodies(isFull: () => boolean): MiddlewareHandler<FrontEnv> {
  let large = 0
  return async (context, next) => {
    const { method, path, raw } = context.req
    if (method === 'GET' || method === 'HEAD') return next()
    const { headers } = raw
    const isForm = /^multipart\//i.test(headers.get('content-type') ?? '')
    const { most, count } = isForm && takesFiles.test(path) ? file : text
    const bytes = headers.has('transfer-encoding') ? undefined : Number(headers.get('content-length') ?? 0)
    if (bytes !== undefined && bytes > most) return tooLarge()
    if (bytes !== undefined && bytes <= textBytes) return next()
    if (large >= largeAtOnce || isFull()) return comeBackLater(raw)
    large++
    try {
      return await count(context, next)
    } finally {
      large--
    }
  }
}
