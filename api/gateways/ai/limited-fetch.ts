import { AiFailure } from './ai-provider'

/** An answer of 20,000 characters is some 4 MB on this wire, a chunk a character. */
const answerBytes = 8 * 1024 * 1024
/** A chunk is a line of some hundred bytes; the client's reader takes a time that grows with the square of it. */
const lineBytes = 256 * 1024
const newline = 0x0a

/** A fetch whose answers end when they, or a line of them, are far longer than any answer: they would fill memory and time. */
export const limitedFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, { ...init, redirect: 'error' })
  if (!response.body) return response
  return new Response(limited(response.body), response)
}

/** One stream round another, without a pipe between: a hundred answers come at once. */
function limited(body: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
  const reader = body.getReader()
  let [all, line] = [0, 0]
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { value, done } = await reader.read()
        if (done) return controller.close()
        all += value.byteLength
        const lastEnd = value.lastIndexOf(newline)
        line = lastEnd < 0 ? line + value.byteLength : value.byteLength - lastEnd
        if (all <= answerBytes && line <= lineBytes) return controller.enqueue(value)
        const endless = new AiFailure('malformed', 'an answer without end')
        await reader.cancel(endless).catch(() => undefined)
        throw endless
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  )
}
