import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { sendRequest } from '#tests/servers/send-request'
import { pageAgent } from './page-agent'

const answerTimeoutMs = 4_000
const pollMs = 20_000

type Answer = { value?: unknown; error?: string }
export type ObservedProduct = Awaited<ReturnType<typeof observeProduct>>

/**
 * Serves the product at a port, with an agent in each page that looks at what is there: the browsers themselves are driven
 * by real mouse and keys alone. The agent is a script with the page's own nonce, and takes itself out of the document.
 */
export async function observeProduct(port: number, upstream: () => string) {
  let waiting: ((code: string) => void) | undefined
  let answered: ((answer: Answer) => void) | undefined
  const files: { type: string; start: string }[] = []

  const server = createServer((request, response) => {
    const handle = request.url === '/agent/next' ? next : request.url === '/agent/answer' ? take : forward
    handle(request, response).catch(() => response.writeHead(502).end())
  })
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening))

  /** The page in front asks what to look at; an older one is sent away. */
  async function next(_: IncomingMessage, response: ServerResponse) {
    const code = await new Promise<string>((asked) => {
      waiting?.('')
      waiting = asked
      response.once('close', () => {
        if (waiting === asked) waiting = undefined
      })
      setTimeout(asked, pollMs, '').unref()
    })
    response.writeHead(200, { 'content-type': 'text/plain; charset=utf-8' }).end(code)
  }

  async function take(request: IncomingMessage, response: ServerResponse) {
    answered?.(JSON.parse((await buffer(request)).toString()) as Answer)
    response.writeHead(204).end()
  }

  async function forward(request: IncomingMessage, response: ServerResponse) {
    const body = await buffer(request)
    const headers = {
      ...(request.headers as Record<string, string>),
      'accept-encoding': 'identity',
      'accept-language': 'zh-CN',
    }
    const answer = await sendRequest(upstream() + request.url!, {
      method: request.method,
      headers,
      body: body.length > 0 ? body : undefined,
    })
    const type = String(answer.headers['content-type'] ?? '')
    if (answer.headers['content-disposition']?.startsWith('attachment'))
      files.push({ type, start: answer.body.subarray(0, 5).toString('latin1') })
    const nonce = /'nonce-([^']+)'/.exec(String(answer.headers['content-security-policy']))?.[1]
    const sent =
      type.startsWith('text/html') && nonce
        ? Buffer.from(answer.body.toString().replace(/<head[^>]*>/, `$&${pageAgent(nonce)}`))
        : answer.body
    const { 'content-length': _, 'transfer-encoding': _2, ...rest } = answer.headers
    response.writeHead(answer.status, { ...rest, 'content-length': sent.length }).end(sent)
  }

  return {
    /** Files that were sent to be saved: their type and first letters. */
    files,
    /** Evaluates an expression, or a promise, in the page in front. */
    async look<T>(code: string): Promise<T> {
      const until = Date.now() + answerTimeoutMs
      while (!waiting) {
        if (Date.now() > until) throw new Error('no page answers')
        await new Promise((resolve) => setTimeout(resolve, 50))
      }
      const answer = new Promise<Answer>((resolve, reject) => {
        answered = resolve
        setTimeout(() => reject(new Error('the page did not answer')), answerTimeoutMs).unref()
      })
      waiting(code)
      waiting = undefined
      const { value, error } = await answer
      if (error !== undefined) throw new Error(error)
      return value as T
    },
    close: () => void server.closeAllConnections(),
  }
}
