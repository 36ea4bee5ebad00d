import { createReadableStreamFromReadable, createRequestHandler, type ServerBuild } from '@remix-run/node'
import { Links, Meta, Outlet, RemixServer, Scripts } from '@remix-run/react'
import { PassThrough } from 'node:stream'
import { serve } from '@hono/node-server'
import { renderToPipeableStream } from 'react-dom/server'
import { remixOptions } from '../../../../remix.config'

/** A route of Remix that says hello, and nothing else: what any page of it costs at the least. Its port is its argument. */
function Root() {
  return (
    <html lang="en">
      <head>
        <Meta />
        <Links />
      </head>
      <body>
        <Outlet />
        <Scripts />
      </body>
    </html>
  )
}

const render: ServerBuild['entry']['module']['default'] = (request, status, headers, context) =>
  new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(<RemixServer context={context} url={request.url} />, {
      onShellReady() {
        const body = new PassThrough()
        headers.set('Content-Type', 'text/html')
        resolve(new Response(createReadableStreamFromReadable(body), { headers, status }))
        pipe(body)
      },
      onShellError: reject,
      // Who leaves before the end is no news here.
      onError() {},
    })
  })

const route = {
  parentId: undefined,
  hasAction: false,
  hasLoader: true,
  hasClientAction: false,
  hasClientLoader: false,
  hasErrorBoundary: false,
  imports: [],
}
const build = {
  mode: 'production',
  entry: { module: { default: render } },
  routes: {
    root: { id: 'root', path: '', module: { default: Root } },
    hello: {
      id: 'hello',
      parentId: 'root',
      path: 'hello',
      module: { default: () => <p>Hello</p>, loader: () => ({}) },
    },
  },
  assets: {
    entry: { imports: [], module: '/entry.js' },
    routes: {
      root: { ...route, id: 'root', path: '', hasLoader: false, module: '/root.js' },
      hello: { ...route, id: 'hello', parentId: 'root', path: 'hello', module: '/hello.js' },
    },
    url: '/manifest.js',
    version: '1',
  },
  publicPath: '/',
  assetsBuildDirectory: '',
  future: remixOptions.future,
  isSpaMode: false,
} as unknown as ServerBuild
const handle = createRequestHandler(build, 'production')

serve({ fetch: (request) => handle(request), port: Number(process.argv[2]), hostname: '127.0.0.1' })
