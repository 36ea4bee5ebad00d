import { ApiCodes } from '#contract/http/api-codes'

const slowResponseMs = 3_000
/** The first half has been sent: an earlier failure is a 500. */
const abortAfterMs = 200
const statuses = new Set(['400', '401', '403', '404', '429', '500', '503'])

/** Returns the requested kind of failure, for the page that shows how each is displayed. */
export async function failingResponse(kind: string, signal: AbortSignal, message: string): Promise<Response> {
  if (statuses.has(kind)) return new Response(null, { status: Number(kind) })
  if (kind === 'business') return Response.json({ code: ApiCodes.quotaExceeded, data: { errorMsg: message } })
  if (kind === 'nothing') return new Response('')
  if (kind === 'slow') return slowResponse(signal)
  if (kind === 'broken') return new Response(truncatedStream())
  return new Response(null, { status: 404 })
}

async function slowResponse(signal: AbortSignal): Promise<Response> {
  await new Promise<void>((done) => {
    const timer = setTimeout(done, slowResponseMs)
    signal.addEventListener('abort', () => (clearTimeout(timer), done()))
  })
  return new Response('')
}

/** A response body cut off in the middle. */
function truncatedStream(): ReadableStream<Uint8Array> {
  const half = new TextEncoder().encode('{"code":')
  return new ReadableStream({
    start(controller) {
      controller.enqueue(half)
      setTimeout(() => controller.error(new Error('cut off on purpose')), abortAfterMs)
    },
  })
}
