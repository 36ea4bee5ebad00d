/** A proxy between us and the reader closes what sends nothing for long. */
const heartbeatMs = 15_000
const heartbeatFrame = ':\n\n'

/** An answer that is an event stream: no cache and no proxy may hold it back, compress it or keep it. */
const headers = {
  'content-type': 'text/event-stream',
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
}

/**
 * Answers with an event stream (WHATWG HTML, 9.2): one event for each message, and a comment every 15 s. A message is taken
 * from the generator when the reader has room for it. A reader who leaves ends the generator, at its next message.
 * @param messages texts without line breaks. When the generator throws, the stream breaks off: its reader sees no end.
 * @param onError is called with what the generator threw.
 */
export function eventStreamResponse(
  messages: AsyncGenerator<string>,
  onError?: (error: unknown) => void,
): Response {
  const encoder = new TextEncoder()
  let beat: ReturnType<typeof setInterval>
  let hasLeft = false
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      beat = setInterval(() => controller.enqueue(encoder.encode(heartbeatFrame)), heartbeatMs)
    },
    async pull(controller) {
      try {
        const { value, done } = await messages.next()
        if (hasLeft) return
        if (!done) return controller.enqueue(encoder.encode(`data: ${value}\n\n`))
        clearInterval(beat)
        controller.close()
      } catch (error) {
        clearInterval(beat)
        onError?.(error)
        controller.error(error)
      }
    },
    async cancel() {
      hasLeft = true
      clearInterval(beat)
      await messages.return(undefined)
    },
  })
  return new Response(body, { headers })
}
