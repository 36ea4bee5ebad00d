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
  let [all, line] = [0, 0]
  const counted = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      all += chunk.byteLength
      const lastEnd = chunk.lastIndexOf(newline)
      line = lastEnd < 0 ? line + chunk.byteLength : chunk.byteLength - lastEnd
      if (all > answerBytes || line > lineBytes) throw new AiFailure('malformed', 'an answer without end')
      controller.enqueue(chunk)
    },
  })
  return new Response(response.body.pipeThrough(counted), response)
}
