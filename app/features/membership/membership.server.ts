import { undefinedIfNotFound } from '#app/api-client/undefined-if-not-found'
import type { ApiClient } from '#app/api-client/api-client'
import { CreditHistoryInput } from '#contract/billing/ai-credits'
import { remainingPointsOf, type PlanBenefits } from '#contract/billing/benefits'
import type { OrderInvoice } from '#contract/billing/invoice'
import { TradeNo, type OrderDetails } from '#contract/billing/order'

/**
 * Loads the plan timeline, the ledgers and the orders. `pointsLeft` is null when the benefits are
 * unavailable. `url`: `credits` is the page of the AI credit history.
 */
export async function loadMembership(
  api: ApiClient,
  benefits: PlanBenefits | null,
  clock: () => number,
  url: URL,
) {
  const { page } = CreditHistoryInput.parse({ page: url.searchParams.get('credits') ?? undefined })
  const [{ spans, ledger }, credits, orders] = await Promise.all([
    api.call('readMembership', {}),
    api.call('readCreditHistory', { page }),
    api.call('listOrders', {}),
  ])
  return { spans, ledger, credits, orders, pointsLeft: benefits && remainingPointsOf(benefits), now: clock() }
}
export type MembershipView = Awaited<ReturnType<typeof loadMembership>>

/** Cancels the order of a form. @returns false for a form that names none */
export async function cancelOrder(api: ApiClient, form: FormData): Promise<boolean> {
  const tradeNo = TradeNo.safeParse(form.get('tradeNo'))
  if (form.get('intent') !== 'cancel' || !tradeNo.success) return false
  await api.call('cancelOrder', { tradeNo: tradeNo.data })
  return true
}

/** Returns an order with its invoice; undefined when the number is invalid, unknown or of another user. */
export async function loadOrder(
  api: ApiClient,
  tradeNo: string,
): Promise<{ order: OrderDetails; invoice: OrderInvoice } | undefined> {
  if (!TradeNo.safeParse(tradeNo).success) return undefined
  const order = await undefinedIfNotFound(api.call('readOrder', { tradeNo }))
  return order && { order, invoice: await api.call('readInvoice', { tradeNo }) }
}
