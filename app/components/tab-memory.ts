/**
 * What a tab remembers of a resume or a draft: the section that was open last, the steps that can be undone, that its style was
 * seen, and the text that was checked; of a chat: what was typed and not asked yet.
 */
export type TabMemory =
  'open-section' | 'undo-steps' | 'seen-style' | 'checked' | 'chat-question' | 'chat-job'

const keyOf = (of: TabMemory, documentId: string) => `${of}:${documentId}`

/** Null also where the browser stores nothing. */
export function recall(of: TabMemory, documentId: string): string | null {
  try {
    return sessionStorage.getItem(keyOf(of, documentId))
  } catch {
    return null
  }
}

export function remember(of: TabMemory, documentId: string, text: string): void {
  try {
    sessionStorage.setItem(keyOf(of, documentId), text)
  } catch {
    // The editor then opens at its basics, and without steps.
  }
}

/** A draft has become a resume of the account, with the same sections. */
export function moveTabMemory(draftId: string, resumeId: string): void {
  for (const of of ['open-section', 'undo-steps', 'seen-style', 'checked'] as const) {
    const text = recall(of, draftId)
    if (text) remember(of, resumeId, text)
  }
}
