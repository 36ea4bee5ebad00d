import { i18nFor } from '#app/i18n/i18n.server'
import { ApiClientError } from '#app/api-client/api-client-error'
import type { ApiClient } from '#app/api-client/api-client'
import type { FieldErrors } from '#contract/http/envelope'
import { FeedbackMessage } from '#contract/feedback/feedback'
import { toFieldErrors } from '#contract/validation/to-field-errors'
import type { Language } from '#contract/validation/field-error-codes'

const fields = ['topic', 'message', 'contact'] as const
export type SubmittedFeedback = Record<(typeof fields)[number], string>

/** The form as it comes back: what was typed, what is wrong with it, or why it could not be sent. */
export type FeedbackRefusal = { submitted: SubmittedFeedback; problems: FieldErrors; errorText?: string }
export type FeedbackResult = { sent: true } | { refusal: FeedbackRefusal; status: 422 | 503 }

/** Sends the message of a form. What is typed comes back whenever it was not taken. */
export async function sendFeedback(
  api: ApiClient,
  form: FormData,
  language: Language,
): Promise<FeedbackResult> {
  const submitted = Object.fromEntries(
    fields.map((name) => [name, String(form.get(name) ?? '')]),
  ) as SubmittedFeedback
  const message = FeedbackMessage.safeParse(submitted)
  if (!message.success) return { refusal: { submitted, problems: toFieldErrors(message.error) }, status: 422 }
  try {
    await api.call('sendFeedback', message.data)
    return { sent: true }
  } catch (error) {
    if (!(error instanceof ApiClientError)) throw error
    if (error.kind === 'business')
      return { refusal: { submitted, problems: error.fields, errorText: error.message }, status: 422 }
    const errorText = i18nFor(language).t('help.form.failed')
    return { refusal: { submitted, problems: {}, errorText }, status: 503 }
  }
}
