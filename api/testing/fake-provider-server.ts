import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

export type ReceivedRequest = { method: string; url: URL; headers: IncomingMessage['headers']; body: string }
type CannedResponse = { status?: number; type?: string; body: string; afterMs?: number }

/** A fake provider's HTTP server for tests: records requests and sends the responses a test sets. */
export async function startFakeProvider() {
  const requests: ReceivedRequest[] = []
  let responder: (requests: ReceivedRequest) => CannedResponse = () => ({ status: 500, body: '' })
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const { method = '', headers } = request
    const url = new URL(request.url ?? '', `http://${headers.host}`)
    const received = { method, url, headers, body: Buffer.concat(chunks).toString() }
    requests.push(received)
    const { status = 200, type = 'application/json', body, afterMs = 0 } = responder(received)
    setTimeout(() => response.writeHead(status, { 'content-type': type }).end(body), afterMs)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    respondWith(saying: CannedResponse | ((requests: ReceivedRequest) => CannedResponse)) {
      responder = typeof saying === 'function' ? saying : () => saying
    },
    close() {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}

export type FakeProvider = Awaited<ReturnType<typeof startFakeProvider>>
