import { once } from 'node:events'
import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Proxy = {
  origin: string
  /** How often an instance refused the connection, and the next one was tried. */
  retriedRequests: () => number
  close: () => void
}

/**
 * Starts a minimal proxy: sends each request to the next instance in turn, and to the one after it when the
 * connection is refused, because nothing was sent then. Any later failure is passed on to the client: nothing
 * is sent twice.
 */
export async function startProxy(ports: readonly number[]): Promise<Proxy> {
  let nextIndex = 0
  let retriedRequests = 0
  const server = createServer((request, response) => void pass(request, response))

  async function pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const first = nextIndex++
    try {
      const body: Buffer[] = []
      for await (const piece of request as AsyncIterable<Buffer>) body.push(piece)
      for (let nth = 0; nth < ports.length; nth++) {
        const port = ports[(first + nth) % ports.length]!
        const answer = await forward(request, Buffer.concat(body), port)
        if (answer === 'refused') {
          retriedRequests++
          continue
        }
        response.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.once('error', () => response.destroy())
        return void answer.pipe(response)
      }
      response.destroy()
    } catch {
      response.destroy()
    }
  }

  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    retriedRequests: () => retriedRequests,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}

/** A new connection for each request, so that a stale one cannot fail. */
function forward(
  { method, url, headers }: IncomingMessage,
  body: Buffer,
  port: number,
): Promise<IncomingMessage | 'refused'> {
  return new Promise((resolve, reject) => {
    const { 'transfer-encoding': _, ...rest } = headers
    const upstreamRequest = ask(
      { host: '127.0.0.1', port, method, path: url, agent: false, headers: rest },
      resolve,
    )
    upstreamRequest.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'ECONNREFUSED' ? resolve('refused') : reject(error),
    )
    upstreamRequest.end(body)
  })
}
