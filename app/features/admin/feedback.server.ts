import type { DeskTexts } from '#app/i18n/zh/desk'
import type { Upstream } from '#app/api-client/upstream'
import { FeedbackQuery, FeedbackMark } from '#contract/feedback'
import { loadList } from './list.server'
import { refusalOf } from './press.server'

export function loadFeedback(upstream: Upstream, query: URLSearchParams) {
  return loadList(FeedbackQuery, query, (list) => upstream.call('listFeedback', list))
}

/** @returns why a message was not marked, in a sentence; undefined when it was. */
export async function markFeedback(
  upstream: Upstream,
  form: FormData,
  texts: DeskTexts,
): Promise<string | undefined> {
  const mark = FeedbackMark.safeParse(Object.fromEntries(form))
  return mark.success ? refusalOf(upstream.call('markFeedback', mark.data), texts) : texts.act.wrong
}
