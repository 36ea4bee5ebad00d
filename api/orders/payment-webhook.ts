import { PayFailure, type PaymentEvent } from '../gateways/pay/pay-provider'
import { settleRefund } from './refunds/settle-refund'
import { settlePayment } from './settle-payment'
import type { Dependencies } from '../dependencies'
import { ApiError } from '../http/api-error'
import { readBytes } from '../http/read-body'

/** The one path of the API that is open to a third party: WeChat Pay. */
export const paymentWebhookPath = '/api/pay/wx/notify'
const maxBytes = 64 * 1024

/**
 * Handles WeChat's notification of a payment or a refund. WeChat only reads the HTTP status: 2xx
 * acknowledges, anything else makes it retry, as for an order that is not known (yet).
 */
export async function handlePaymentWebhook(deps: Dependencies, request: Request): Promise<Response> {
  if (!deps.pay) return failureResponse(404)
  let event: PaymentEvent | undefined
  try {
    const body = new TextDecoder('utf-8', { fatal: true }).decode(await readBytes(request, maxBytes))
    const header = (name: string) => request.headers.get(name) ?? undefined
    event = deps.pay.readNotification({ header, body })
  } catch (error) {
    if (error instanceof ApiError) return failureResponse(413)
    if (!(error instanceof PayFailure) && !(error instanceof TypeError)) throw error
    // WeChat sends wrong signatures on purpose, to test that they are refused: no alarm.
    deps.log.info({ reason: error.message }, 'a notification of payment was refused')
    return failureResponse(401)
  }
  const outcome = event ? await settleEvent(deps, event) : 'known'
  if (outcome === 'no such order') return failureResponse(404)
  if (outcome === 'wrong') return failureResponse(400)
  return new Response(null, { status: 204 })
}

function settleEvent(deps: Dependencies, event: PaymentEvent) {
  return 'payment' in event ? settlePayment(deps, event.payment) : settleRefund(deps, event.refund)
}

function failureResponse(status: number): Response {
  return Response.json({ code: 'FAIL', message: '失败' }, { status })
}
