import type { Resume } from '#contract/resume/resume'
import { EXPERIENCE_KINDS, shownEntriesOf } from './shown-entries'

/** Where a page that is half empty is best filled: the experience that says least, the first of several. */
export function placeToWriteMore(resume: Resume): { path: string; ownerId?: string } {
  const experiences = shownEntriesOf(resume)
    .filter(({ section }) => EXPERIENCE_KINDS.includes(section.kind))
    .map(({ item, name }) => ({ path: `${name}.text`, ownerId: item.id, length: item.text.length }))
  const [least] = experiences.toSorted((a, b) => a.length - b.length)
  if (least) return { path: least.path, ownerId: least.ownerId }
  const s = resume.sections.findIndex(({ kind }) => EXPERIENCE_KINDS.includes(kind))
  const section = resume.sections[s]
  if (!section) return { path: 'sections' }
  return { path: `sections[${s}].items[0].title`, ownerId: section.items[0]?.id ?? section.id }
}
