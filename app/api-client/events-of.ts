import type { z } from 'zod'
import { UpstreamFailure } from './failure'

/** An event of a stream holds a whole turn at most. */
const longestLetters = 200_000

/**
 * The events of a stream (contract/streams.ts), each checked. Leaving the loop early closes the stream.
 * @throws UpstreamFailure when it breaks off or says what nobody can read.
 */
export async function* eventsOf<E>(
  body: ReadableStream<Uint8Array>,
  event: z.ZodType,
  broken: (error: unknown) => UpstreamFailure,
): AsyncGenerator<E> {
  // By hand: a decoding stream of its own takes memory and turns of the loop for each of many answers at once.
  const decoder = new TextDecoder()
  const reader = body.getReader()
  let text = ''
  try {
    for (;;) {
      const read = await reader.read().catch((error: unknown) => {
        throw broken(error)
      })
      if (read.done) return
      const value = decoder.decode(read.value, { stream: true })
      text += value
      if (text.length > longestLetters) throw wrong()
      if (!value.includes('\n')) continue
      const parts = text.split('\n\n')
      text = parts.pop() ?? ''
      for (const part of parts) if (part.startsWith('data: ')) yield eventIn<E>(part.slice(6), event)
    }
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}

function eventIn<E>(json: string, event: z.ZodType): E {
  let value: unknown
  try {
    value = JSON.parse(json)
  } catch {
    throw wrong()
  }
  const known = event.safeParse(value)
  if (!known.success) throw wrong()
  return known.data as E
}

function wrong(): UpstreamFailure {
  return new UpstreamFailure('unknown', 0, 'a stream says what nobody can read')
}
