import { AiFailure } from './ai-provider'

/** An answer of 20,000 characters takes some 4 MB on the wire, at one chunk per character. */
const maxResponseBytes = 8 * 1024 * 1024
/**
 * A chunk is a line of a few hundred bytes; the client's parser takes time quadratic in the line's length.
 */
const maxLineBytes = 256 * 1024
const newline = 0x0a

/**
 * A fetch that fails when the response, or one line of it, is far longer than any answer, because it would
 * exhaust memory and time.
 */
export const sizeLimitedFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, { ...init, redirect: 'error' })
  if (!response.body) return response
  return new Response(limitStream(response.body), response)
}

/** A hand-written stream instead of pipeThrough, which costs too much with a hundred parallel answers. */
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
