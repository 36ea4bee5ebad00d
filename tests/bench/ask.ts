import { Agent, request, type IncomingHttpHeaders } from 'node:http'
import { buffer } from 'node:stream/consumers'

// Connections are kept, as a browser keeps them; node:http, because fetch costs a millisecond of its own.
const sharedAgent = new Agent({ keepAlive: true })

export type Question = {
  method?: string
  headers?: Record<string, string>
  body?: string
  /** Without it the answer is waited for as long as it takes. */
  limitMs?: number
  /** Another than the one all share: another caller, at an address of its own. */
  agent?: Agent
}
export type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer }

/** Asks and reads the whole answer, as it came over the wire; redirects are not followed. */
export function ask(
  url: string,
  { method = 'GET', headers, body, limitMs, agent = sharedAgent }: Question = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request(url, { method, headers, agent }, (response) => {
      const { statusCode: status = 0, headers } = response
      buffer(response).then((read) => resolve({ status, headers, body: read }), reject)
    })
    const late = limitMs && setTimeout(() => asked.destroy(new Error(`no answer in ${limitMs} ms`)), limitMs)
    asked.on('close', () => clearTimeout(late))
    asked.on('error', reject)
    asked.end(body)
  })
}

/** Posts JSON as a page of the product would. @throws Error unless the answer is 200. */
export async function postJson(origin: string, path: string, value: unknown, cookie = ''): Promise<Answer> {
  const headers = { origin, cookie, 'content-type': 'application/json', 'accept-encoding': 'br' }
  const answer = await ask(origin + path, { method: 'POST', headers, body: JSON.stringify(value) })
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`)
  return answer
}
