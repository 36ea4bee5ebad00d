/** Proxies close connections that are silent for long. */
const heartbeatMs = 15_000
const heartbeatFrame = ':\n\n'

/** No cache or proxy may buffer, compress or store an event stream. */
const headers = {
  'content-type': 'text/event-stream',
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
}

/**
 * A response with an event stream (WHATWG HTML, 9.2): one event per message, and a comment every 15 s. The
 * next message is taken from the generator when the reader is ready for it. A reader that disconnects ends
 * the generator at its next message.
 * @param messages texts without line breaks. When the generator throws, the stream breaks off without an end
 * event.
 * @param onError called with the generator's error
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
