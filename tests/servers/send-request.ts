import { Agent, request, type IncomingHttpHeaders } from 'node:http'
import { buffer } from 'node:stream/consumers'

// Connections are kept alive, as in a browser; node:http, because fetch adds a millisecond.
const sharedAgent = new Agent({ keepAlive: true })

export type RequestOptions = {
  method?: string
  headers?: Record<string, string>
  body?: string | Buffer
  /** Timeout in ms; none by default. */
  limitMs?: number
  /** Replaces the shared agent: another caller, with its own address. */
  agent?: Agent
}
export type HttpResponse = { status: number; headers: IncomingHttpHeaders; body: Buffer }

/** Sends a request and returns the whole response as transferred; redirects are not followed. */
export function sendRequest(
  url: string,
  { method = 'GET', headers, body, limitMs, agent = sharedAgent }: RequestOptions = {},
): Promise<HttpResponse> {
  return new Promise((resolve, reject) => {
    const clientRequest = request(url, { method, headers, agent }, (response) => {
      const { statusCode: status = 0, headers } = response
      buffer(response).then((read) => resolve({ status, headers, body: read }), reject)
    })
    const timeoutError =
      limitMs && setTimeout(() => clientRequest.destroy(new Error(`no answer in ${limitMs} ms`)), limitMs)
    clientRequest.on('close', () => clearTimeout(timeoutError))
    clientRequest.on('error', reject)
    clientRequest.end(body)
  })
}

/** Posts JSON like a page of the product. @throws Error unless the response is 200. */
export async function postJson(
  origin: string,
  path: string,
  value: unknown,
  cookie = '',
): Promise<HttpResponse> {
  const headers = { origin, cookie, 'content-type': 'application/json', 'accept-encoding': 'br' }
  const answer = await sendRequest(origin + path, { method: 'POST', headers, body: JSON.stringify(value) })
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`)
  return answer
}
