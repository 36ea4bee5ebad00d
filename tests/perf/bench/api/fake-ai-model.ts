import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

const thinkingMs = 100
const pieceEveryMs = 50
const pieces = 100

/**
 * Starts a fake model with OpenAI's API that waits, then sends a chunk every 50 ms; it records when each
 * answer began.
 */
export async function startFakeAiModel() {
  const firstAt = new Map<string, number>()

  async function answer(question: string, response: ServerResponse) {
    const sendDelta = (delta: object, finish_reason: string | null = null) =>
      response.write(`data: ${JSON.stringify({ choices: [{ index: 0, delta, finish_reason }] })}\n\n`)
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    sendDelta({ role: 'assistant', content: '' })
    await sleep(thinkingMs)
    firstAt.set(question, performance.now())
    for (let piece = 0; piece < pieces && !response.destroyed; piece++) {
      sendDelta({ content: piece % 20 === 19 ? '完。\n\n' : '写一些字' })
      await sleep(pieceEveryMs)
    }
    sendDelta({}, 'stop')
    response.end('data: [DONE]\n\n')
  }

  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (part: Buffer) => (body += part.toString()))
    request.on('end', () => {
      const { messages } = JSON.parse(body) as { messages: { content: string }[] }
      void answer(messages.at(-1)!.content, response)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    firstAt,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
