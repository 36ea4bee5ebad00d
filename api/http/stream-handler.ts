import {
  type ParsedStreamInputOf,
  type StreamEventOf,
  type StreamName,
  streams,
} from '#contract/http/streams'
import type { Context } from 'hono'
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

/** A proxy between us and the browser closes what says nothing for long. */
const heartbeatIntervalMs = 15_000
const heartbeatFrame = ':\n\n'

/** Binds a handler to its row of contract/http/streams.ts. What it refuses before its first event is refused as by any call. */
export function createStreamHandler<N extends StreamName>(
  name: N,
  handle: StreamHandlers[N],
  deps: Pick<Dependencies, 'db' | 'clock' | 'log'>,
): (c: Context) => Promise<Response> {
  const row = streams[name]
  return async (c) => {
    const caller = await authenticate(deps, parseCaller(c.req.raw))
    const input = parseInput(row.input, await readJson(c.req.raw))
    const events = await handle(input as never, caller)
    const body = toEventStream(
      events,
      (event) => `data: ${JSON.stringify(row.event.parse(event))}\n\n`,
      (error) => deps.log.error({ path: row.path, error: describeError(error) }, 'a stream failed'),
    )
    return new Response(body, {
      headers: { 'content-type': 'text/event-stream', 'cache-control': 'no-store, no-transform' },
    })
  }
}

function toEventStream<E>(
  events: AsyncGenerator<E>,
  serialize: (event: E) => string,
  onError: (error: unknown) => void,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  let heartbeatTimer: NodeJS.Timeout
  let isCancelled = false
  return new ReadableStream<Uint8Array>({
    start(controller) {
      heartbeatTimer = setInterval(
        () => controller.enqueue(encoder.encode(heartbeatFrame)),
        heartbeatIntervalMs,
      )
    },
    async pull(controller) {
      try {
        const { value, done } = await events.next()
        if (isCancelled) return
        if (!done) return controller.enqueue(encoder.encode(serialize(value)))
        clearInterval(heartbeatTimer)
        controller.close()
      } catch (error) {
        clearInterval(heartbeatTimer)
        onError(error)
        controller.error(error)
      }
    },
    // Who leaves is no longer told; the answer itself goes on.
    async cancel() {
      isCancelled = true
      clearInterval(heartbeatTimer)
      await events.return(undefined)
    },
  })
}
