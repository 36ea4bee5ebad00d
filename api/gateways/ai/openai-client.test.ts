import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AiFailure, AiChunk } from './ai-provider'
import { type OpenAiOptions, createOpenAiClient } from './openai-client'

type ReceivedRequest = {
  authorization: string | undefined
  body: { model: string; stream: boolean } & Record<string, unknown>
}
let say: (response: ServerResponse) => void
let received: ReceivedRequest
let hangUp: () => void
const server = createServer((request, response) => {
  let body = ''
  response.on('close', () => hangUp?.())
  request.on('data', (part: Buffer) => (body += part.toString()))
  request.on('end', () => {
    received = {
      authorization: request.headers.authorization,
      body: JSON.parse(body) as ReceivedRequest['body'],
    }
    say(response)
  })
})
let baseUrl: string
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`
})
afterAll(() => {
  server.closeAllConnections()
  return new Promise((resolve) => server.close(resolve))
})

const keys = { apiKey: 'sk-test', model: 'm-1', idleTimeoutMs: 10_000, maxTokens: 99 }
const chunk = (delta: object, finish_reason: string | null = null) =>
  `data: ${JSON.stringify({ choices: [{ index: 0, delta, finish_reason }] })}\n\n`
const streaming =
  (...parts: string[]) =>
  (response: ServerResponse) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    for (const part of parts) response.write(part)
    response.end()
  }
const refusing = (status: number, error: object) => (response: ServerResponse) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify({ error }))

/** The chunks of an answer, and how it ended. */
async function ask(signal = new AbortController().signal, more: Partial<OpenAiOptions> = {}) {
  const pieces: AiChunk[] = []
  let failed: string | undefined
  try {
    const client = createOpenAiClient({ ...keys, baseUrl, ...more }, { simulated: false })
    for await (const piece of client.answer({ messages: [{ role: 'user', content: '问' }], signal }))
      pieces.push(piece)
  } catch (error) {
    failed = (error as AiFailure).kind
  }
  return { pieces, failed }
}

test('sends one streaming request, and reads it to the end', async () => {
  say = streaming(
    ': hello\n\n',
    chunk({ role: 'assistant', content: '' }),
    chunk({ reasoning_content: '想一想' }),
    chunk({ content: '答' }),
    chunk({ content: '案' }),
    chunk({}, 'stop'),
    'data: {"choices":[],"usage":{"prompt_tokens":5,"completion_tokens":2,"total_tokens":7}}\n\n',
    'data: [DONE]\n\n',
  )
  expect(await ask()).toEqual({
    pieces: [{ text: '答' }, { text: '案' }, { end: 'whole' }, { tokensIn: 5, tokensOut: 2 }],
    failed: undefined,
  })
  expect(received.authorization).toBe('Bearer sk-test')
  expect(received.body).toMatchObject({ model: 'm-1', max_tokens: 99, stream: true })
})

test.each([
  ['length', 'length'],
  ['content_filter', 'filtered'],
  ['stop', 'whole'],
])('reports the end %s', async (reason, end) => {
  say = streaming(chunk({ content: '答' }), chunk({}, reason), 'data: [DONE]\n\n')
  expect((await ask()).pieces.at(-1)).toEqual({ end })
})

describe('classifies failures', () => {
  test.each<[string, string, (response: ServerResponse) => void]>([
    ['too many questions', 'busy', refusing(429, { message: 'slow down', code: 'rate_limit_exceeded' })],
    ['a wrong key', 'refused', refusing(401, { message: 'no', code: 'invalid_api_key' })],
    ['an empty account', 'refused', refusing(402, { message: 'Insufficient Balance' })],
    ['a server in trouble', 'down', refusing(503, { message: 'overloaded' })],
    ['a filter (Bailian)', 'filtered', refusing(400, { message: 'x', code: 'data_inspection_failed' })],
    ['a filter (DeepSeek)', 'filtered', refusing(400, { message: 'Content Exists Risk' })],
    ['a question too long', 'tooLong', refusing(400, { message: 'x', code: 'context_length_exceeded' })],
    ['a chunk that is no JSON', 'malformed', streaming(chunk({ content: '答' }), 'data: {"choices":[\n\n')],
    ['a chunk of the wrong shape', 'malformed', streaming('data: {"choices":"none"}\n\n')],
    ['an answer that just ends', 'cut', streaming(chunk({ content: '答' }))],
    ['no answer at all', 'malformed', streaming()],
    [
      'an error in the stream',
      'down',
      streaming(chunk({ content: '答' }), 'data: {"error":{"message":"x"}}\n\n'),
    ],
    [
      'a line without end',
      'malformed',
      (response) => {
        response.writeHead(200, { 'content-type': 'text/event-stream' })
        const part = 'x'.repeat(1024 * 1024)
        for (let i = 0; i < 12; i++) response.write(i === 0 ? `data: ${part}` : part)
        response.end('\n\n')
      },
    ],
    [
      'a connection that breaks',
      'cut',
      (response) => {
        response.writeHead(200, { 'content-type': 'text/event-stream' })
        response.write(chunk({ content: '答' }), () => setTimeout(() => response.destroy(), 20))
      },
    ],
    ['a server that says nothing', 'slow', () => undefined],
    [
      'a stream that stands still',
      'slow',
      (response) => {
        response.writeHead(200, { 'content-type': 'text/event-stream' })
        response.write(chunk({ content: '答' }))
      },
    ],
  ])('%s: %s', async (_, kind, answer) => {
    say = answer
    expect((await ask(undefined, kind === 'slow' ? { idleTimeoutMs: 150 } : {})).failed).toBe(kind)
  })

  test('an unreachable server is down', async () => {
    expect((await ask(undefined, { baseUrl: 'http://127.0.0.1:9/v1' })).failed).toBe('down')
  })
})

test('an aborted answer is aborted at the provider, too, and throws nothing', async () => {
  const stop = new AbortController()
  const hungUp = new Promise<void>((resolve) => (hangUp = resolve))
  say = (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.write(chunk({ content: '答' }), () => setTimeout(() => stop.abort(), 10))
  }
  expect(await ask(stop.signal)).toEqual({ pieces: [{ text: '答' }], failed: undefined })
  await hungUp
})
