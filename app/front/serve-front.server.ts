import { serve } from '@hono/node-server'
import type { Log } from './log.server'

type Served = {
  fetch(request: Request): Response | Promise<Response>
  port: number
  hostname: string
  address: string
  log: Log
  /** Closes what stands behind, once the last answer has left. */
  close(): Promise<unknown>
}

/** Listens until SIGTERM or SIGINT; then finishes what is under way, closes what stands behind, and ends the process. */
export function serveFront({ fetch, port, hostname, address, log, close }: Served) {
  let stopping = false
  async function answer(request: Request): Promise<Response> {
    const response = await fetch(request)
    // A caller that keeps its connection would go on asking a server that is about to leave.
    if (stopping) response.headers.set('Connection', 'close')
    return response
  }
  const server = serve({ fetch: answer, port, hostname }, () => log.info({ address }, 'listening'))
  function stop() {
    if (stopping) return
    stopping = true
    log.info('stopping')
    server.close(() => void close().finally(() => process.exit(0)))
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}
