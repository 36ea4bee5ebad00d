import type { Resume } from '#contract/resume/resume'

/** What of a document is on its pages: what its owner told the check-up to leave alone changes no file, and costs none. */
export function withoutDismissed({ dismissed: _, ...content }: Resume): Omit<Resume, 'dismissed'> {
  return content
}
