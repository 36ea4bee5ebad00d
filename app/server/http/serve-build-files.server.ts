import { serveStatic } from '@hono/node-server/serve-static'
import type { Hono } from 'hono'
import type { HonoEnv } from '#app/server/logging/request-logging.server'

const root = './build/client'

/** The files of the build, as they are packed there; what is under /assets is named by its content. */
export function serveBuildFiles(app: Hono<HonoEnv>): void {
  const immutable = (_: string, { header }: { header(name: string, value: string): void }) =>
    header('Cache-Control', 'public, max-age=31536000, immutable')
  app.use('/assets/*', serveStatic({ root, precompressed: true, onFound: immutable }))
  // Pages have no dot in their name: no disk is asked for them.
  const serveFile = serveStatic({ root, precompressed: true })
  app.use('*', (context, next) => (context.req.path.includes('.') ? serveFile(context, next) : next()))
}
