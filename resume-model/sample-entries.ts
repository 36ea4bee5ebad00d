import type { Item, Resume, Section } from '#contract/resume/resume'
import { ITEM_FIELDS, type SectionKind } from '#contract/resume/section-kinds'

/** Kinds whose entries say what one person did. Of skills, languages and certificates many have the same. */
const storyKinds: readonly SectionKind[] = [
  'education',
  'work',
  'internship',
  'project',
  'campus',
  'awards',
  'portfolio',
  'publications',
]

/** A sample to begin with: it remembers its entries, so that the check-up can say which are still not the user's own. */
export function rememberSampleEntries(sample: Resume): Resume {
  const sampleEntries = sample.sections
    .filter(({ kind }) => storyKinds.includes(kind))
    .flatMap(({ items }) => items.map(contentHash))
  return sampleEntries.length > 0 ? { ...sample, sampleEntries: [...new Set(sampleEntries)] } : sample
}

/** Whether an entry is as it came with the sample. */
export function isSampleEntry({ sampleEntries }: Resume, { kind }: Section, item: Item): boolean {
  if (sampleEntries === undefined || !storyKinds.includes(kind)) return false
  return sampleEntries.includes(contentHash(item))
}

/** FNV-1a of all fields, in base 36. */
function contentHash(item: Item): string {
  let sum = 0x811c9dc5
  for (const char of ITEM_FIELDS.map((field) => item[field].trim()).join('\n'))
    sum = Math.imul(sum ^ char.codePointAt(0)!, 0x01000193) >>> 0
  return sum.toString(36)
}
