import { createRequestHandler } from '@remix-run/node'
import { serve } from '@hono/node-server'
import { bareRemixBuild } from '#tests/app-harness/bare-remix-build'

/** Serves a route of Remix that says hello: what any page of it costs at the least. Its port is its argument. */
const handle = createRequestHandler(bareRemixBuild, 'production')

serve({ fetch: (request) => handle(request), port: Number(process.argv[2]), hostname: '127.0.0.1' })
