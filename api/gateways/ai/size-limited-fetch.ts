import { AiFailure } from './ai-provider'

/** An answer of 20,000 characters is some 4 MB on this wire, a chunk a character. */
const maxResponseBytes = 8 * 1024 * 1024
/** A chunk is a line of some hundred bytes; the client's reader takes a time that grows with the square of it. */
const maxLineBytes = 256 * 1024
const newline = 0x0a

/** A fetch whose answers end when they, or a line of them, are far longer than any answer: they would fill memory and time. */
export const sizeLimitedFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, { ...init, redirect: 'error' })
  if (!response.body) return response
  return new Response(limitStream(response.body), response)
}

/** One stream round another, without a pipe between: a hundred answers come at once. */
function limitStream(body: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
  const reader = body.getReader()
  let [totalBytes, lineLength] = [0, 0]
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { value, done } = await reader.read()
        if (done) return controller.close()
        totalBytes += value.byteLength
        const lastEnd = value.lastIndexOf(newline)
        lineLength = lastEnd < 0 ? lineLength + value.byteLength : value.byteLength - lastEnd
        if (totalBytes <= maxResponseBytes && lineLength <= maxLineBytes) return controller.enqueue(value)
        const tooLargeError = new AiFailure('malformed', 'an answer without end')
        await reader.cancel(tooLargeError).catch(() => undefined)
        throw tooLargeError
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  )
}
