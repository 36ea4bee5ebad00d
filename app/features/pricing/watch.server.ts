import type { Upstream } from '#app/upstream/upstream'

const lookEveryMs = 1_500
const watchForMs = 10 * 60_000

/** The state of an order as JSON. @throws UpstreamFailure, not-found for somebody else's. */
export async function tellState(upstream: Upstream, tradeNo: string): Promise<Response> {
  const { state } = await upstream.call('readOrder', { tradeNo })
  return Response.json({ state }, { headers: { 'Cache-Control': 'no-store' } })
}

/** The states of an order as they change, as an event stream; it ends when the order does, or after ten minutes. */
export function watchState(upstream: Upstream, tradeNo: string, signal: AbortSignal): Response {
  const encoder = new TextEncoder()
  const until = Date.now() + watchForMs
  let said = ''
  const stream = new ReadableStream<Uint8Array>({
    async pull(controller) {
      for (;;) {
        if (signal.aborted || Date.now() > until) return controller.close()
        const { state } = await upstream.call('readOrder', { tradeNo })
        const isOver = state !== 'created' && state !== 'paid'
        if (state !== said) {
          said = state
          controller.enqueue(encoder.encode(`data: ${state}\n\n`))
          return isOver ? controller.close() : undefined
        }
        await new Promise((resolve) => setTimeout(resolve, lookEveryMs))
      }
    },
  })
  return new Response(stream, {
    headers: {
      'Content-Type': 'text/event-stream',
      'Cache-Control': 'no-cache, no-transform',
      'X-Accel-Buffering': 'no',
    },
  })
}
