import type { Resume, Section } from '#contract/resume/resume'
import type { ItemField, SectionKind } from '#contract/resume/section-kinds'

/** How many of the fields that a part usually needs are filled. */
export type Progress = { filled: number; expected: number }

/** What readers look for in an entry of a kind. Fields that many leave out for good do not count. */
const usualFields: Record<SectionKind, readonly ItemField[]> = {
  education: ['title', 'subtitle', 'tag', 'from', 'to'],
  work: ['title', 'subtitle', 'from', 'to', 'text'],
  internship: ['title', 'subtitle', 'from', 'to', 'text'],
  project: ['title', 'subtitle', 'from', 'to', 'text'],
  campus: ['title', 'subtitle', 'from', 'to', 'text'],
  skills: ['text'],
  certificates: ['title', 'from'],
  awards: ['title', 'from'],
  languages: ['title', 'subtitle'],
  portfolio: ['title', 'text'],
  publications: ['title', 'from'],
  summary: ['text'],
  custom: ['title'],
}

/** The progress of a section over its visible entries; a section without any still expects one. */
export function sectionProgress({ kind, items }: Pick<Section, 'kind' | 'items'>): Progress {
  const fields = usualFields[kind]
  const visible = items.filter((item) => item.visible)
  return {
    filled: visible.flatMap((item) => fields.filter((field) => item[field].trim() !== '')).length,
    expected: fields.length * Math.max(1, visible.length),
  }
}

export function basicsProgress({ basics, intention }: Pick<Resume, 'basics' | 'intention'>): Progress {
  const texts = [basics.name, intention.position, basics.phone, basics.email, basics.city]
  return { filled: texts.filter((text) => text.trim() !== '').length, expected: texts.length }
}
