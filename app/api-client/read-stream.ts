import type { z } from 'zod'
import { ApiClientError } from './api-client-error'
import { parseSse, SseTooLong } from './parse-sse'

/** An event contains one whole turn at most. */
const maxEventChars = 200_000

/**
 * The validated events of a stream (contract/http/streams.ts). Leaving the loop early closes the stream.
 * @param toConnectionError maps the body's error
 * @throws ApiClientError when it breaks off or contains an invalid event.
 */
export async function* readStream<E>(
  body: ReadableStream<Uint8Array>,
  event: z.ZodType,
  toConnectionError: (error: unknown) => ApiClientError,
): AsyncGenerator<E> {
  try {
    for await (const json of parseSse(body, maxEventChars)) yield parseEvent<E>(json, event)
  } catch (error) {
    if (error instanceof ApiClientError) throw error
    throw error instanceof SseTooLong ? wrongShape() : toConnectionError(error)
  }
}

function parseEvent<E>(json: string, event: z.ZodType): E {
  let value: unknown
  try {
    value = JSON.parse(json)
  } catch {
    throw wrongShape()
  }
  const parsed = event.safeParse(value)
  if (!parsed.success) throw wrongShape()
  return parsed.data as E
}

function wrongShape(): ApiClientError {
  return new ApiClientError('unknown', 0, 'an event of a stream has the wrong shape')
}
