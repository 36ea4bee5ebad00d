import { createReadableStreamFromReadable, type ServerBuild } from '@remix-run/node'
import { Link, Links, Meta, Outlet, RemixServer, Scripts } from '@remix-run/react'
import { PassThrough } from 'node:stream'
import { renderToPipeableStream } from 'react-dom/server'
import { createServerBuild } from './server-build'

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

/** Remix alone, with our options: a page at /, and a page at /hello that says hello. */
export const bareRemixBuild = createServerBuild('production', { default: render }, [
  { id: 'root', path: '', module: { default: Root } },
  {
    id: 'index',
    parentId: 'root',
    index: true,
    imports: ['/part.js'],
    module: { default: () => <Link to="/hello">Hello</Link>, loader: () => ({ greeting: '你好' }) },
  },
  {
    id: 'hello',
    parentId: 'root',
    path: 'hello',
    module: { default: () => <p>Hello</p>, loader: () => ({}) },
  },
])
