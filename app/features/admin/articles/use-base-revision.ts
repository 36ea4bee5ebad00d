import { useState } from 'react'
import type { ArticleView } from './article.server'

/**
 * Which revision the text in the form is based on: the saved one, or while somebody types the one they began with. Another
 * admin's save, seen because something else of the page was changed, does not make their text part of it.
 * @param visit names this view of the page: every answer to a form is another
 */
export function useBaseRevision(
  { article, restored, saved }: Pick<ArticleView, 'article' | 'restored' | 'saved'>,
  visit: string,
) {
  const revision = article?.revision ?? 0
  const [typingBase, setTypingBase] = useState<number>()
  const [seenVisit, setSeenVisit] = useState(visit)
  const [formKey, setFormKey] = useState(restored)
  if (visit !== seenVisit) {
    setSeenVisit(visit)
    // Text that was not changed is saved as the revision that it had.
    if (typingBase !== undefined && saved !== undefined && saved >= typingBase) setTypingBase(undefined)
  }
  // The form is drawn anew with the restored text.
  if (restored !== undefined && restored !== formKey) {
    setFormKey(restored)
    setTypingBase(undefined)
  }
  return {
    base: typingBase ?? revision,
    isTyped: typingBase !== undefined,
    formKey,
    onType: () => setTypingBase((before) => before ?? revision),
  }
}
