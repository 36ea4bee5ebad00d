import type { Translate } from '#app/i18n/i18n-options'
import type { ApiClient } from '#app/api-client/api-client'
import { FeedbackStateInput } from '#contract/feedback/feedback'
import { refusalMessageOf } from '#app/features/admin/action-result.server'

/** @returns why it was not marked, as a sentence; undefined on success. */
export async function markFeedback(
  api: ApiClient,
  form: FormData,
  t: Translate,
): Promise<string | undefined> {
  const parsed = FeedbackStateInput.safeParse(Object.fromEntries(form))
  return parsed.success ? refusalMessageOf(api.call('markFeedback', parsed.data), t) : t('admin:act.wrong')
}
