import { i18nFor } from '#app/i18n/i18n.server'
import { UpstreamFailure } from '#app/api-client/failure'
import type { Upstream } from '#app/api-client/upstream'
import type { FieldProblems } from '#contract/envelope'
import { FeedbackMessage } from '#contract/feedback'
import { problemsOf } from '#contract/field-problems'
import type { Language } from '#contract/problems'

const fields = ['topic', 'message', 'contact'] as const
export type TypedFeedback = Record<(typeof fields)[number], string>

/** The form as it comes back: what was typed, what is wrong with it, or why it could not be sent. */
export type RefusedFeedback = { typed: TypedFeedback; problems: FieldProblems; refusal?: string }
export type FeedbackOutcome = { sent: true } | { refused: RefusedFeedback; status: 422 | 503 }

/** Sends the message of a form. What is typed comes back whenever it was not taken. */
export async function postFeedback(
  upstream: Upstream,
  form: FormData,
  language: Language,
): Promise<FeedbackOutcome> {
  const typed = Object.fromEntries(
    fields.map((name) => [name, String(form.get(name) ?? '')]),
  ) as TypedFeedback
  const message = FeedbackMessage.safeParse(typed)
  if (!message.success) return { refused: { typed, problems: problemsOf(message.error) }, status: 422 }
  try {
    await upstream.call('sendFeedback', message.data)
    return { sent: true }
  } catch (error) {
    if (!(error instanceof UpstreamFailure)) throw error
    if (error.kind === 'business')
      return { refused: { typed, problems: error.fields, refusal: error.message }, status: 422 }
    const refusal = i18nFor(language).t('help.form.failed')
    return { refused: { typed, problems: {}, refusal }, status: 503 }
  }
}
