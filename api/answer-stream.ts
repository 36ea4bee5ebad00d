import { type ParsedStreamInputOf, type StreamEventOf, type StreamName, streams } from '#contract/streams'
import type { Context } from 'hono'
import { describeError } from '#telemetry/describe-error'
import { callerOf, type KnownCaller } from './caller'
import { knownCaller } from './known-caller'
import type { Parts } from './parts'
import { readInput } from './read-input'
import { readJson } from './read-json'

export type StreamHandlers = {
  [N in StreamName]: (
    input: ParsedStreamInputOf<N>,
    caller: KnownCaller,
  ) => Promise<AsyncGenerator<StreamEventOf<N>>>
}

/** A proxy between us and the browser closes what says nothing for long. */
const heartbeatMs = 15_000
const heartbeat = ':\n\n'

/** Binds a handler to its row of contract/streams.ts. What it refuses before its first event is refused as by any call. */
export function answerStream<N extends StreamName>(
  name: N,
  handle: StreamHandlers[N],
  parts: Pick<Parts, 'db' | 'clock' | 'log'>,
): (c: Context) => Promise<Response> {
  const row = streams[name]
  return async (c) => {
    const caller = await knownCaller(parts, callerOf(c.req.raw))
    const input = readInput(row.input, await readJson(c.req.raw))
    const events = await handle(input as never, caller)
    const body = streamOf(
      events,
      (event) => `data: ${JSON.stringify(row.event.parse(event))}\n\n`,
      (error) => parts.log.error({ path: row.path, error: describeError(error) }, 'a stream failed'),
    )
    return new Response(body, {
      headers: { 'content-type': 'text/event-stream', 'cache-control': 'no-store, no-transform' },
    })
  }
}

function streamOf<E>(
  events: AsyncGenerator<E>,
  say: (event: E) => string,
  onError: (error: unknown) => void,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  let beat: NodeJS.Timeout
  let left = false
  return new ReadableStream<Uint8Array>({
    start(controller) {
      beat = setInterval(() => controller.enqueue(encoder.encode(heartbeat)), heartbeatMs)
    },
    async pull(controller) {
      try {
        const { value, done } = await events.next()
        if (left) return
        if (!done) return controller.enqueue(encoder.encode(say(value)))
        clearInterval(beat)
        controller.close()
      } catch (error) {
        clearInterval(beat)
        onError(error)
        controller.error(error)
      }
    },
    // Who leaves is no longer told; the answer itself goes on.
    async cancel() {
      left = true
      clearInterval(beat)
      await events.return(undefined)
    },
  })
}
