import { createRequestHandler } from '@remix-run/node'
import { serve } from '@hono/node-server'
import { bareRemixBuild } from '#tests/app-harness/bare-remix-build'

/** Serves a minimal Remix route: the baseline cost of any page. The port is its argument. */
const handle = createRequestHandler(bareRemixBuild, 'production')

serve({ fetch: (request) => handle(request), port: Number(process.argv[2]), hostname: '127.0.0.1' })
