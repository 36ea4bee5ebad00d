import type { Resume } from '#contract/resume'

/** The titles of entries that one-page fit could not keep on the page, by their ids. */
export function titlesOf(resume: Resume, ids: string[]): string[] {
  const beyond = new Set(ids)
  return resume.sections.flatMap((section) =>
    section.items
      .filter(({ id }) => beyond.has(id))
      .map(({ title, text }) => title || section.title || text.slice(0, 12)),
  )
}
