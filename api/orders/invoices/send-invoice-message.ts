import { describeError } from '#telemetry/describe-error'
import type { Dependencies } from '../../dependencies'
import { consumeRateLimits } from '../../rate-limits/enforce-rate-limits'
import { invoiceEmailLimits } from '../../rate-limits/rate-limits'
import { invoiceMessage, type JustSettled } from './invoice-message'

type Deps = Pick<Dependencies, 'db' | 'clock' | 'email' | 'emailDailyCap' | 'publicOrigin' | 'log'>

/**
 * Tells the buyer by e-mail how their request was settled; called once, after the transaction that settled it. The page of the
 * order says the same, so that a message that cannot be sent is logged and nothing more.
 */
export async function sendInvoiceMessage(deps: Deps, settled: JustSettled): Promise<void> {
  const { email, emailDailyCap, publicOrigin, log } = deps
  if (!email || !settled?.email) return
  try {
    await consumeRateLimits(deps, invoiceEmailLimits(emailDailyCap))
    await email.send(invoiceMessage(settled, publicOrigin))
  } catch (error) {
    log.error({ tradeNo: settled.order_id, error: describeError(error) }, 'an invoice e-mail was not sent')
  }
}
