import { ApiClientError } from '#app/api-client/api-client-error'
import type { ApiClient } from '#app/api-client/api-client'
import type { OrderState } from '#contract/billing/order'

const pollIntervalMs = 1_500
const maxStreamMs = 10 * 60_000
const isFinalState = (state: OrderState) => state !== 'created' && state !== 'paid'

/** The state of an order as JSON. @throws a Response: 404 for an order that is not the caller's, 401 once they logged out. */
export async function paymentStatusResponse(api: ApiClient, tradeNo: string): Promise<Response> {
  const state = await readState(api, tradeNo)
  return Response.json({ state }, { headers: { 'Cache-Control': 'no-store' } })
}

/**
 * The states of an order as they change, as an event stream; it ends when the order does, or after ten minutes. A failure on the
 * way ends it too: the page asks again and gets the status. @throws as tellState, before the stream begins.
 */
export async function streamPaymentStatus(
  api: ApiClient,
  tradeNo: string,
  signal: AbortSignal,
): Promise<Response> {
  const encoder = new TextEncoder()
  const deadline = Date.now() + maxStreamMs
  let state = await readState(api, tradeNo)
  const stream = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(encoder.encode(`data: ${state}\n\n`)),
    async pull(controller) {
      while (!isFinalState(state) && !signal.aborted && Date.now() < deadline) {
        await new Promise((resolve) => setTimeout(resolve, pollIntervalMs))
        const next = await readState(api, tradeNo).catch(() => undefined)
        if (next === undefined) return controller.close()
        if (next === state) continue
        state = next
        return controller.enqueue(encoder.encode(`data: ${state}\n\n`))
      }
      controller.close()
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

async function readState(api: ApiClient, tradeNo: string): Promise<OrderState> {
  try {
    return (await api.call('readOrder', { tradeNo })).state
  } catch (error) {
    if (!(error instanceof ApiClientError)) throw error
    if (error.isAuth) throw new Response(null, { status: 401 })
    if (error.isNotFound || error.isBadInput) throw new Response(null, { status: 404 })
    throw error
  }
}
