import { fieldErrorFormatter, invalidForm, parseForm, refusedForm } from '#app/api-client/form-result.server'
import type { ApiClient } from '#app/api-client/api-client'
import type { FormResponse } from '#app/api-client/form-result'
import { i18nFor } from '#app/i18n/i18n.server'
import { InvoiceRequestInput } from '#contract/billing/invoice'
import type { Language } from '#contract/validation/field-error-codes'

/** Sends the submitted request. @returns the form with what is wrong; undefined on success. */
export async function requestInvoice(
  api: ApiClient,
  tradeNo: string,
  form: FormData,
  language: Language,
): Promise<FormResponse | undefined> {
  form.set('tradeNo', tradeNo)
  const submission = parseForm(form, InvoiceRequestInput, fieldErrorFormatter(language))
  if (submission.status !== 'success') return invalidForm(submission)
  try {
    await api.call('requestInvoice', submission.value)
    return undefined
  } catch (error) {
    return refusedForm(submission, error, { language, failedText: i18nFor(language).t('invoice:failed') })
  }
}
