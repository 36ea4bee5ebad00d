import { ApiClientError } from '#app/api-client/api-client-error'
import type { ApiClient } from '#app/api-client/api-client'
import { eventStreamResponse } from '#contract/event-stream'
import type { OrderState } from '#contract/billing/order'

const pollIntervalMs = 1_500
const maxStreamMs = 10 * 60_000
const isFinalState = (state: OrderState) => state !== 'created' && state !== 'paid'

/**
 * Returns the state of an order as JSON. @throws a Response: 404 for another user's order, 401 after a
 * logout.
 */
export async function paymentStatusResponse(api: ApiClient, tradeNo: string): Promise<Response> {
  const state = await readState(api, tradeNo)
  return Response.json({ state }, { headers: { 'Cache-Control': 'no-store' } })
}

/**
 * Streams the states of an order as they change; ends with the order or after ten minutes. A failure midway
 * ends it too: the page then retries and gets the status.
 * @throws as paymentStatusResponse, before the stream begins.
 */
export async function streamPaymentStatus(
  api: ApiClient,
  tradeNo: string,
  signal: AbortSignal,
): Promise<Response> {
  return eventStreamResponse(statesFrom(await readState(api, tradeNo)))

  async function* statesFrom(first: OrderState): AsyncGenerator<OrderState> {
    const deadline = Date.now() + maxStreamMs
    let state = first
    yield state
    while (!isFinalState(state) && !signal.aborted && Date.now() < deadline) {
      await new Promise((resolve) => setTimeout(resolve, pollIntervalMs))
      const next = await readState(api, tradeNo).catch(() => undefined)
      if (next === undefined) return
      if (next !== state) yield (state = next)
    }
  }
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
