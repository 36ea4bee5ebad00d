const keyOf = (documentId: string) => `open-section:${documentId}`

/** The section of a resume or a draft that was open last in this tab; null also where the browser stores nothing. */
export function readOpenSection(documentId: string): string | null {
  try {
    return sessionStorage.getItem(keyOf(documentId))
  } catch {
    return null
  }
}

export function keepOpenSection(documentId: string, sectionId: string): void {
  try {
    sessionStorage.setItem(keyOf(documentId), sectionId)
  } catch {
    // The editor then opens at its basics.
  }
}

/** A draft has become a resume of the account, with the same sections. */
export function moveOpenSection(draftId: string, resumeId: string): void {
  const section = readOpenSection(draftId)
  if (section) keepOpenSection(resumeId, section)
}
