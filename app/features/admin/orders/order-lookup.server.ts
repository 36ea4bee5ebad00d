import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { ApiClientError } from '#app/api-client/api-client-error'
import type { ApiClient } from '#app/api-client/api-client'
import type { FormResponse } from '#app/api-client/form-result'
import { submitCall, submitForm } from '#app/features/admin/action-result.server'
import { parseYuanToFen } from '#app/features/admin/parse-yuan-to-fen'
import { i18nFor } from '#app/i18n/i18n.server'
import { OrderNumber, RefundInput, type AdminOrder } from '#contract/admin/admin-order'
import { fieldError, formatFieldError, type Language } from '#contract/validation/field-error-codes'

export type OrderLookup = {
  /** The typed number, trimmed. */
  number: string
  order: AdminOrder | undefined
  /** Why there is no order. */
  problem: string | undefined
  /** The step before a refund. */
  isConfirmingRefund: boolean
  /** The id of the refund form: one that is sent twice refunds once. */
  wish: string
}

/** Loads the order with the number, and whether its refund is being confirmed. */
export async function loadOrderLookup(
  api: ApiClient,
  query: URLSearchParams,
  language: Language,
): Promise<OrderLookup> {
  const number = query.get('number')?.trim() ?? ''
  const lookup = {
    number,
    order: undefined,
    problem: undefined,
    isConfirmingRefund: false,
    wish: randomUUID(),
  }
  if (!query.has('number')) return lookup
  const parsed = OrderNumber.safeParse(number)
  if (!parsed.success)
    return { ...lookup, problem: formatFieldError(parsed.error.issues[0]!.message, language) }
  try {
    const order = await api.call('findOrderAsAdmin', { number })
    return { ...lookup, order, isConfirmingRefund: query.has('refund') && order.refundableFen > 0 }
  } catch (error) {
    if (!(error instanceof ApiClientError)) throw error
    return { ...lookup, problem: error.message }
  }
}

const callByIntent = { record: 'recordRefund', follow: 'followRefund' } as const
export type RefundIntent = keyof typeof callByIntent | 'refund'

/** The typed amount in yuan; the service knows the most that can be refunded. */
const RefundForm = RefundInput.omit({ fen: true }).extend({
  amount: z
    .string(fieldError('required'))
    .trim()
    .min(1, fieldError('required'))
    .transform(parseYuanToFen)
    .pipe(z.number(fieldError('amount')).min(1, fieldError('amount'))),
})

type RefundFormResponse = FormResponse<{ pressed: RefundIntent }>
export type RefundFormResult = RefundFormResponse['result']

/**
 * Runs the submitted action of an order's page. @returns the form with what is wrong; undefined on success
 * @throws a 400 Response for an unknown action
 */
export async function runRefundAction(
  api: ApiClient,
  form: FormData,
  language: Language,
): Promise<RefundFormResponse | undefined> {
  const intent = String(form.get('intent'))
  if (intent !== 'refund' && !Object.hasOwn(callByIntent, intent)) throw new Response(null, { status: 400 })
  const pressed = intent as RefundIntent
  const formatError = (encoded: string) =>
    encoded === 'orderNumber'
      ? i18nFor(language).t('admin-refunds:badRefundNo')
      : formatFieldError(encoded, language)
  const refused =
    pressed === 'refund'
      ? await submitForm(
          form,
          RefundForm,
          ({ amount: fen, ...refund }) => api.call('refundOrder', { ...refund, fen }),
          { language },
        )
      : await submitCall(api, callByIntent[pressed], form, { language, formatError })
  return refused && { ...refused, result: { ...refused.result, pressed } }
}
