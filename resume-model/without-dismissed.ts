import type { Resume } from '#contract/resume/resume'

/**
 * The part of a document that affects its pages: dismissed lint findings change no file and cost no download.
 */
export function withoutDismissed({ dismissed: _, ...content }: Resume): Omit<Resume, 'dismissed'> {
  return content
}
