import { serveStatic } from '@hono/node-server/serve-static'
import type { Hono } from 'hono'
import type { HonoEnv } from '#app/server/logging/request-logging.server'

const root = './build/client'

/** Serves the build's files, precompressed; those under /assets have a content hash in their names. */
export function serveBuildFiles(app: Hono<HonoEnv>): void {
  const immutable = (_: string, { header }: { header(name: string, value: string): void }) =>
    header('Cache-Control', 'public, max-age=31536000, immutable')
  app.use('/assets/*', serveStatic({ root, precompressed: true, onFound: immutable }))
  // Pages have no dot in their path, so they cost no file system access.
  const serveFile = serveStatic({ root, precompressed: true })
  app.use('*', (context, next) => (context.req.path.includes('.') ? serveFile(context, next) : next()))
}
