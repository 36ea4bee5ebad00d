import { hasPlaceholder } from '#app/components/find-placeholders'
import type { Resume, Section } from '#contract/resume/resume'
import { SECTION_FIELDS, type ItemField, type SectionKind } from '#contract/resume/section-kinds'

/**
 * How many of the fields that a part usually needs are filled. A text with a placeholder left in it is not, and is expected
 * wherever it stands, so that nothing looks finished before it is.
 */
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

const isOwn = (text: string) => text.trim() !== '' && !hasPlaceholder(text)

/** How many entries of a section hold something of the user's own. */
export function ownEntryCount({ kind, items }: Pick<Section, 'kind' | 'items'>): number {
  return items.filter((item) => SECTION_FIELDS[kind].some((field) => isOwn(item[field]))).length
}

/** The progress of a section over its visible entries; a section without any still expects one. */
export function sectionProgress({ kind, items }: Pick<Section, 'kind' | 'items'>): Progress {
  const fields = usualFields[kind]
  const visible = items.filter((item) => item.visible)
  const others = SECTION_FIELDS[kind].filter((field) => !fields.includes(field))
  const otherPlaceholders = visible.flatMap((item) =>
    others.filter((field) => hasPlaceholder(item[field])),
  ).length
  return {
    filled: visible.flatMap((item) => fields.filter((field) => isOwn(item[field]))).length,
    expected: fields.length * Math.max(1, visible.length) + otherPlaceholders,
  }
}

export function basicsProgress({ basics, intention }: Pick<Resume, 'basics' | 'intention'>): Progress {
  const texts = [basics.name, intention.position, basics.phone, basics.email, basics.city]
  const otherPlaceholders = basics.custom.filter(({ value }) => hasPlaceholder(value)).length
  return { filled: texts.filter(isOwn).length, expected: texts.length + otherPlaceholders }
}
