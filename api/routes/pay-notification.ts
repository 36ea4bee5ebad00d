import { PayFailure, type PayNews } from '../gateways/pay/pay-provider'
import { settleRefund } from '../orders/settle-refund'
import { settlePayment } from '../orders/settle'
import type { Parts } from '../parts'
import { Refusal } from '../refusal'
import { readBytes } from '../read-json'

/** The one address of the API that a stranger may post to: WeChat. */
export const payNotificationPath = '/api/pay/wx/notify'
const maxBytes = 64 * 1024

/**
 * Takes WeChat's news of a payment or a refund. The HTTP status is all WeChat reads: 2xx ends it, everything else has it sent again;
 * so for an order nobody knows (yet) too.
 */
export async function takeNotification(parts: Parts, request: Request): Promise<Response> {
  if (!parts.pay) return failed(404)
  let news: PayNews | undefined
  try {
    const body = new TextDecoder('utf-8', { fatal: true }).decode(await readBytes(request, maxBytes))
    const header = (name: string) => request.headers.get(name) ?? undefined
    news = parts.pay.readNotification({ header, body })
  } catch (error) {
    if (error instanceof Refusal) return failed(413)
    if (!(error instanceof PayFailure) && !(error instanceof TypeError)) throw error
    // WeChat sends wrong ones on purpose, to see whether they are refused: no alarm.
    parts.log.info({ reason: error.message }, 'a notification of payment was refused')
    return failed(401)
  }
  const settled = news ? await settle(parts, news) : 'known'
  if (settled === 'no such order') return failed(404)
  if (settled === 'wrong') return failed(400)
  return new Response(null, { status: 204 })
}

function settle(parts: Parts, news: PayNews) {
  return 'payment' in news ? settlePayment(parts, news.payment) : settleRefund(parts, news.refund)
}

function failed(status: number): Response {
  return Response.json({ code: 'FAIL', message: '失败' }, { status })
}
