import { undefinedIfNotFound } from '#app/api-client/undefined-if-not-found'
import type { ApiClient } from '#app/api-client/api-client'
import type { FormResponse } from '#app/api-client/form-result'
import { submitCall } from '#app/features/admin/action-result.server'
import type { AdminInvoiceDetails } from '#contract/admin/admin-invoice'
import { TradeNo } from '#contract/billing/order'
import type { Language } from '#contract/validation/field-error-codes'

/** Returns the request for the invoice of an order; undefined when there is none. */
export async function loadInvoice(api: ApiClient, tradeNo: string): Promise<AdminInvoiceDetails | undefined> {
  if (!TradeNo.safeParse(tradeNo).success) return undefined
  return undefinedIfNotFound(api.call('readInvoiceAsAdmin', { tradeNo }))
}

const callByIntent = { issue: 'issueInvoice', reject: 'rejectInvoice' } as const
export type InvoiceIntent = keyof typeof callByIntent
export type InvoiceFormResult = FormResponse<{ pressed: InvoiceIntent }>['result']

/**
 * Runs the submitted action. @returns the form with what is wrong; undefined on success @throws a 400 Response
 * for an unknown action
 */
export async function runInvoiceAction(
  api: ApiClient,
  form: FormData,
  language: Language,
): Promise<FormResponse<{ pressed: InvoiceIntent }> | undefined> {
  const intent = String(form.get('intent'))
  if (!Object.hasOwn(callByIntent, intent)) throw new Response(null, { status: 400 })
  const pressed = intent as InvoiceIntent
  const refused = await submitCall(api, callByIntent[pressed], form, { language })
  return refused && { ...refused, result: { ...refused.result, pressed } }
}
