import { PayFailure, type PaymentEvent } from '../gateways/pay/pay-provider'
import { settleRefund } from './refunds/settle-refund'
import { settlePayment } from './settle-payment'
import type { Dependencies } from '../dependencies'
import { ApiError } from '../http/api-error'
import { readBytes } from '../http/read-body'

/** The one address of the API that a stranger may post to: WeChat. */
export const paymentWebhookPath = '/api/pay/wx/notify'
const maxBytes = 64 * 1024

/**
 * Takes WeChat's news of a payment or a refund. The HTTP status is all WeChat reads: 2xx ends it, everything else has it sent again;
 * so for an order nobody knows (yet) too.
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
    // WeChat sends wrong ones on purpose, to see whether they are refused: no alarm.
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
