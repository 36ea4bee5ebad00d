import type { Server } from 'node:http'
import { serve, type HttpBindings } from '@hono/node-server'
import { limitConnections } from '#app/server/load-shedding/connection-limit.server'

const serverOptions = {
  headersTimeout: 10_000,
  // How often slow headers are checked, in ms; rarer checks would end many connections in one event loop
  // turn.
  connectionsCheckingInterval: 250,
  // Slow bodies are ended by their rate (read-body.server.ts); this only ends those that are not read at all.
  requestTimeout: 15 * 60_000,
  maxHeaderSize: 16_384,
  // Longer than a proxy keeps its connections open, so that it never uses one that was just closed.
  keepAliveTimeout: 75_000,
}
type ListenOptions = {
  /** `bindings` are Node's request and response: the client's address, and what has been sent. */
  fetch(request: Request, bindings: HttpBindings): Response | Promise<Response>
  port: number
  hostname: string
  /** Maximum connections per address; undefined: unlimited, because behind a proxy all have its address. */
  connectionsPerAddress: number | undefined
  /** A reader that reads none of its pending bytes is disconnected after this time, or twice it, in ms. */
  stalledReaderMs?: number
  onListening?(): void
}

/**
 * An HTTP server that disconnects clients that send or read too slowly, and limits the connections per
 * address.
 */
export function listen({
  fetch,
  port,
  hostname,
  connectionsPerAddress,
  stalledReaderMs = 30_000,
  onListening,
}: ListenOptions): Server {
  const server = serve(
    { fetch: (request, bindings) => fetch(request, bindings as HttpBindings), port, hostname, serverOptions },
    onListening,
  ) as Server
  if (connectionsPerAddress !== undefined) limitConnections(server, connectionsPerAddress)
  server.on('request', ({ socket, method, headers }, response) => {
    // The body of a GET or HEAD request is not read: its connection is not kept open for the rest of it.
    const isReadRequest = method === 'GET' || method === 'HEAD'
    if (isReadRequest && ('content-length' in headers || 'transfer-encoding' in headers))
      response.shouldKeepAlive = false
    // Called after this time without a byte in or out. A response that is still being rendered has no pending
    // bytes.
    // Reset, because the kernel would keep the unread bytes otherwise.
    response.setTimeout(stalledReaderMs, () => void (socket.writableLength > 0 && socket.resetAndDestroy()))
  })
  return server
}
