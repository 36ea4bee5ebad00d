import { describe, expect, test } from 'vitest'
import { parseSse, SseTooLong } from './parse-sse'

/** A stream of a text, in chunks of some bytes: by default split within characters and lines. */
function toEventStream(text: string, pieceBytes = 5): ReadableStream<Uint8Array> {
  const bytes = new TextEncoder().encode(text)
  return new ReadableStream({
    start(controller) {
      for (let at = 0; at < bytes.length; at += pieceBytes)
        controller.enqueue(bytes.slice(at, at + pieceBytes))
      controller.close()
    },
  })
}

async function messagesOf(body: ReadableStream<Uint8Array>, most?: number) {
  const messages: string[] = []
  try {
    for await (const message of parseSse(body, most)) messages.push(message)
  } catch (error) {
    return { messages, error }
  }
  return { messages }
}

describe('parsing an event stream', () => {
  test.each([
    ['with line feeds', 'data: 一\n\ndata:二\n\n', ['一', '二']],
    ['with carriage returns', 'data: 一\r\n\r\ndata: 二\r\n\r\n', ['一', '二']],
    ['between comments', ':\n\ndata: 一\n\n: beat\n\ndata: 二\n\n', ['一', '二']],
    ['of several lines', 'data: 一\ndata: 二\n\n', ['一\n二']],
    ['with other fields', 'id: 7\nevent: text\nretry: 10\ndata: 一\n\n', ['一']],
    ['without the one that was cut off', 'data: 一\n\ndata: 二\n', ['一']],
  ])('messages are parsed %s', async (_, text, messages) => {
    expect(await messagesOf(toEventStream(text))).toEqual({ messages })
    expect(await messagesOf(toEventStream(text, 1_000))).toEqual({ messages })
  })

  test('a message may have the maximum length, and no more', async () => {
    const long = `data: ${'x'.repeat(900)}\n\n`
    expect((await messagesOf(toEventStream(long), 1_000)).messages).toEqual(['x'.repeat(900)])
    const ends = await messagesOf(toEventStream(`data: 一\n\ndata: ${'x'.repeat(2_000)}`, 100), 1_000)
    expect(ends).toEqual({ messages: ['一'], error: expect.any(SseTooLong) as unknown })
  })
})
