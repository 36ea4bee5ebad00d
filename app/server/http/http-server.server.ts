import type { Server } from 'node:http'
import { serve, type HttpBindings } from '@hono/node-server'
import { limitConnections } from '#app/server/load-shedding/connection-limit.server'

const serverOptions = {
  headersTimeout: 10_000,
  // Slow headers are looked for this often; seldom, many at once would end in one turn of the loop.
  connectionsCheckingInterval: 250,
  // Slow bodies are ended by their rate (read-body.server.ts); this only ends what is not read at all.
  requestTimeout: 15 * 60_000,
  maxHeaderSize: 16_384,
  // Longer than a proxy keeps its own end, so that none meets one just closed.
  keepAliveTimeout: 75_000,
}
type ListenOptions = {
  /** `bindings` are the request and the answer as Node has them: the address of the caller, and what has been sent. */
  fetch(request: Request, bindings: HttpBindings): Response | Promise<Response>
  port: number
  hostname: string
  /** Connections of one address at once; undefined: any number, for behind a proxy all have its address. */
  connectionsPerAddress: number | undefined
  /** A reader who takes none of the bytes that wait for it is let go after this time, or twice it, ms. */
  stalledReaderMs?: number
  onListening?(): void
}

/** An HTTP server that lets go of whoever sends or reads too slowly, and bounds the connections of an address. */
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
    // Nobody reads the body of a request that only reads: its connection is not kept open for the rest of it.
    const isReadRequest = method === 'GET' || method === 'HEAD'
    if (isReadRequest && ('content-length' in headers || 'transfer-encoding' in headers))
      response.shouldKeepAlive = false
    // Called after so long without a byte in or out. An answer that is still being made has none that wait for its reader.
    // Reset, because the kernel would go on holding what is not read.
    response.setTimeout(stalledReaderMs, () => void (socket.writableLength > 0 && socket.resetAndDestroy()))
  })
  return server
}
