import { i18nFor } from '#app/i18n/i18n.server'
import type { ApiClient } from '#app/api-client/api-client'
import type { FormResponse } from '#app/api-client/form-result'
import { fieldErrorFormatter, invalidForm, parseForm, refusedForm } from '#app/api-client/form-result.server'
import { FeedbackMessage } from '#contract/feedback/feedback'
import type { Language } from '#contract/validation/field-error-codes'

/** Sends the submitted message. A refused form comes back with its values. */
export async function sendFeedback(
  api: ApiClient,
  form: FormData,
  language: Language,
): Promise<{ sent: true } | FormResponse> {
  const submission = parseForm(form, FeedbackMessage, fieldErrorFormatter(language))
  if (submission.status !== 'success') return invalidForm(submission)
  try {
    await api.call('sendFeedback', submission.value)
    return { sent: true }
  } catch (error) {
    return refusedForm(submission, error, { language, failedText: i18nFor(language).t('help:form.failed') })
  }
}
