import {
  type ParsedStreamInputOf,
  type StreamEventOf,
  type StreamName,
  streams,
} from '#contract/http/streams'
import type { Context } from 'hono'
import type { z } from 'zod'
import { eventStreamResponse } from '#contract/event-stream'
import { describeError } from '#telemetry/describe-error'
import { parseCaller, type AuthenticatedCaller } from './caller'
import { authenticate } from './authenticate'
import type { Dependencies } from '../dependencies'
import { parseInput } from './parse-input'
import { readJson } from './read-body'

export type StreamHandlers = {
  [N in StreamName]: (
    input: ParsedStreamInputOf<N>,
    caller: AuthenticatedCaller,
  ) => Promise<AsyncGenerator<StreamEventOf<N>>>
}

/**
 * Binds a handler to its row of contract/http/streams.ts. Errors before the first event are answered like
 * those of any call.
 */
export function createStreamHandler<N extends StreamName>(
  name: N,
  handle: StreamHandlers[N],
  deps: Pick<Dependencies, 'db' | 'clock' | 'log'>,
): (c: Context) => Promise<Response> {
  const row = streams[name]
  return async (c) => {
    const caller = await authenticate(deps, parseCaller(c.req.raw))
    const input = parseInput(row.input, await readJson(c.req.raw))
    return eventStreamResponse(jsonOf(await handle(input as never, caller), row.event), (error) =>
      deps.log.error({ path: row.path, error: describeError(error) }, 'a stream failed'),
    )
  }
}

/**
 * The events as validated JSON. A disconnecting client ends the stream but not the work behind it: an answer
 * goes on.
 */
async function* jsonOf(events: AsyncGenerator<unknown>, schema: z.ZodType): AsyncGenerator<string> {
  for await (const event of events) yield JSON.stringify(schema.parse(event))
}
