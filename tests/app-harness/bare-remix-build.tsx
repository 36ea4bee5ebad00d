import { createReadableStreamFromReadable, type ServerBuild } from '@remix-run/node'
import { Link, Links, Meta, Outlet, RemixServer, Scripts } from '@remix-run/react'
import { PassThrough } from 'node:stream'
import { renderToPipeableStream } from 'react-dom/server'
import { remixOptions } from '../../remix.config'

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
      // A client that disconnects early is no error here.
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
/** Remix alone, with our options: a page at /, and a page at /hello that says hello. */
export const bareRemixBuild = {
  mode: 'production',
  entry: { module: { default: render } },
  routes: {
    root: { id: 'root', path: '', module: { default: Root } },
    index: {
      id: 'index',
      parentId: 'root',
      index: true,
      module: { default: () => <Link to="/hello">Hello</Link>, loader: () => ({ greeting: '你好' }) },
    },
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
      index: {
        ...route,
        id: 'index',
        parentId: 'root',
        index: true,
        module: '/index.js',
        imports: ['/part.js'],
      },
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
