import type { AdminTexts } from '#app/i18n/zh/desk'
import type { ApiClient } from '#app/api-client/upstream'
import { FeedbackQuery, FeedbackStateInput } from '#contract/feedback'
import { loadList } from './list.server'
import { refusalMessageOf } from './press.server'

export function loadFeedback(api: ApiClient, searchParams: URLSearchParams) {
  return loadList(FeedbackQuery, searchParams, (listQuery) => api.call('listFeedback', listQuery))
}

/** @returns why a message was not marked, in a sentence; undefined when it was. */
export async function markFeedback(
  api: ApiClient,
  form: FormData,
  texts: AdminTexts,
): Promise<string | undefined> {
  const parsed = FeedbackStateInput.safeParse(Object.fromEntries(form))
  return parsed.success ? refusalMessageOf(api.call('markFeedback', parsed.data), texts) : texts.act.wrong
}
