import { createParser } from 'eventsource-parser'

/** A message of an event stream exceeds the limit. */
export class SseTooLong extends Error {
  override name = 'SseTooLong'
}

/**
 * Yields the data of each message of an event stream as it arrives. Leaving the loop early cancels the
 * stream.
 * @param most maximum characters of one message; unlimited by default
 * @throws SseTooLong, and the body's own error
 */
export async function* parseSse(body: ReadableStream<Uint8Array>, most?: number): AsyncGenerator<string> {
  // Without EventSourceParserStream and TextDecoderStream, which take memory and event loop turns for each of
  // many parallel responses.
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
