import { describe, expect, test } from 'vitest'
import { ApiCodes } from '#contract/http/api-codes'
import { ApiClientError } from './api-client-error'
import { createApiClient } from './api-client'

const accepted = { is: 'asked', sessionId: 'c1', turnId: 't1' }
const text = { is: 'text', text: '字' }
const line = (event: object) => `data: ${JSON.stringify(event)}\n\n`

/** The events of a stream for a given response. */
async function readEvents(answer: () => Response | Promise<Response>) {
  const api = createApiClient({
    baseUrl: 'http://api.test',
    language: 'zh',
    requestId: 'r',
    send: answer,
  })
  const events: unknown[] = []
  try {
    for await (const event of await api.stream('askChat', { askId: 'abcdefgh1234' })) events.push(event)
  } catch (error) {
    if (!(error instanceof ApiClientError)) throw error
    return { events, failed: [error.kind, error.code] }
  }
  return { events }
}

function streaming(...parts: string[]): Response {
  const bytes = new TextEncoder().encode(parts.join(''))
  // Split in the middle of characters and lines.
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (let at = 0; at < bytes.length; at += 5) controller.enqueue(bytes.slice(at, at + 5))
      controller.close()
    },
  })
  return new Response(body, { headers: { 'content-type': 'text/event-stream' } })
}

describe('a stream', () => {
  test('yields its events in order, without the heartbeat', async () => {
    expect(await readEvents(() => streaming(line(accepted), ':\n\n', line(text), line(text)))).toEqual({
      events: [accepted, text, text],
    })
  })

  test('throws like any call when it is rejected', async () => {
    const refused = { code: ApiCodes.quotaExceeded, data: { errorMsg: '没有了' } }
    expect(await readEvents(() => Response.json(refused))).toEqual({
      events: [],
      failed: ['business', ApiCodes.quotaExceeded],
    })
  })

  test.each([
    ['no JSON', ['data: {oops\n\n']],
    ['no event', [line({ is: 'joke' })]],
    ['a line without end', [`data: ${'x'.repeat(300_000)}`]],
  ])('ends at %s', async (_, parts) => {
    expect(await readEvents(() => streaming(line(accepted), ...parts))).toEqual({
      events: [accepted],
      failed: ['unknown', 0],
    })
  })

  test('throws when it breaks off', async () => {
    let pulls = 0
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        if (pulls++ === 0) controller.enqueue(new TextEncoder().encode(line(accepted)))
        else controller.error(new Error('socket'))
      },
    })
    const headers = { 'content-type': 'text/event-stream' }
    expect(await readEvents(() => new Response(body, { headers }))).toEqual({
      events: [accepted],
      failed: ['network', 0],
    })
  })

  test('is closed when its reader stops', async () => {
    let closed = false
    const body = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(new TextEncoder().encode(line(text))),
      cancel: () => void (closed = true),
    })
    const send = () => new Response(body, { headers: { 'content-type': 'text/event-stream' } })
    const api = createApiClient({ baseUrl: 'http://api.test', language: 'zh', requestId: 'r', send })
    for await (const event of await api.stream('askChat', { askId: 'abcdefgh1234' }))
      if (event.is === 'text') break
    await expect.poll(() => closed).toBe(true)
  })
})
