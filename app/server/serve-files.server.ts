import { serveStatic } from '@hono/node-server/serve-static'
import type { Hono } from 'hono'
import type { FrontEnv } from './tell-answers.server'

const root = './build/client'

/** The files of the build, as they are packed there; what is under /assets is named by its content. */
export function serveFiles(front: Hono<FrontEnv>): void {
  const immutable = (_: string, { header }: { header(name: string, value: string): void }) =>
    header('Cache-Control', 'public, max-age=31536000, immutable')
  front.use('/assets/*', serveStatic({ root, precompressed: true, onFound: immutable }))
  // Pages have no dot in their name: no disk is asked for them.
  const file = serveStatic({ root, precompressed: true })
  front.use('*', (context, next) => (context.req.path.includes('.') ? file(context, next) : next()))
}
