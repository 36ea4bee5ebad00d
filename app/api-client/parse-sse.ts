import type { z } from 'zod'
import { ApiClientError } from './api-client-error'

/** An event of a stream holds a whole turn at most. */
const maxEventChars = 200_000

/**
 * The events of a stream (contract/http/streams.ts), each checked. Leaving the loop early closes the stream.
 * @throws UpstreamFailure when it breaks off or says what nobody can read.
 */
export async function* parseSse<E>(
  body: ReadableStream<Uint8Array>,
  event: z.ZodType,
  toConnectionError: (error: unknown) => ApiClientError,
): AsyncGenerator<E> {
  // By hand: a decoding stream of its own takes memory and turns of the loop for each of many answers at once.
  const decoder = new TextDecoder()
  const reader = body.getReader()
  let buffer = ''
  try {
    for (;;) {
      const chunk = await reader.read().catch((error: unknown) => {
        throw toConnectionError(error)
      })
      if (chunk.done) return
      const value = decoder.decode(chunk.value, { stream: true })
      buffer += value
      if (buffer.length > maxEventChars) throw malformedStreamError()
      if (!value.includes('\n')) continue
      const frames = buffer.split('\n\n')
      buffer = frames.pop() ?? ''
      for (const frame of frames) if (frame.startsWith('data: ')) yield parseEvent<E>(frame.slice(6), event)
    }
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}

function parseEvent<E>(json: string, event: z.ZodType): E {
  let value: unknown
  try {
    value = JSON.parse(json)
  } catch {
    throw malformedStreamError()
  }
  const parsed = event.safeParse(value)
  if (!parsed.success) throw malformedStreamError()
  return parsed.data as E
}

function malformedStreamError(): ApiClientError {
  return new ApiClientError('unknown', 0, 'a stream says what nobody can read')
}
