import { createParser } from 'eventsource-parser'

/** A message of an event stream is longer than its reader allows. */
export class SseTooLong extends Error {
  override name = 'SseTooLong'
}

/**
 * The data of each message of an event stream, as it comes. Leaving the loop early cancels the stream.
 * @param most letters of one message. By default a message may have any length.
 * @throws SseTooLong, and whatever the body fails with.
 */
export async function* parseSse(body: ReadableStream<Uint8Array>, most?: number): AsyncGenerator<string> {
  // Not by EventSourceParserStream and TextDecoderStream: each takes memory and turns of the loop for each of many answers at once.
  const decoder = new TextDecoder()
  const reader = body.getReader()
  let messages: string[] = []
  let isTooLong = false
  const parser = createParser({
    maxBufferSize: most,
    onEvent: ({ data }) => void messages.push(data),
    onError: ({ type }) => (isTooLong ||= type === 'max-buffer-size-exceeded'),
  })
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      parser.feed(decoder.decode(read.value, { stream: true }))
      const parsed = messages
      messages = []
      yield* parsed
      if (isTooLong) throw new SseTooLong(`a message has more than ${most} letters`)
    }
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}
