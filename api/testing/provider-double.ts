import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Asked = { method: string; url: URL; headers: IncomingMessage['headers']; body: string }
type Said = { status?: number; type?: string; body: string; afterMs?: number }

/** Stands at the other end of a provider's wire, in tests: hears what is asked and says what it is told to. */
export async function startProviderDouble() {
  const asked: Asked[] = []
  let say: (asked: Asked) => Said = () => ({ status: 500, body: '' })
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const { method = '', headers } = request
    const url = new URL(request.url ?? '', `http://${headers.host}`)
    const one = { method, url, headers, body: Buffer.concat(chunks).toString() }
    asked.push(one)
    const { status = 200, type = 'application/json', body, afterMs = 0 } = say(one)
    setTimeout(() => response.writeHead(status, { 'content-type': type }).end(body), afterMs)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    says(saying: Said | ((asked: Asked) => Said)) {
      say = typeof saying === 'function' ? saying : () => saying
    },
    close() {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}

export type ProviderDouble = Awaited<ReturnType<typeof startProviderDouble>>
