import type { Item } from '#contract/resume/resume'
import type { ItemField, SectionKind } from '#contract/resume/section-kinds'

type FoldedField = Exclude<ItemField, 'text'>

/** What most entries do without. */
const rareFields: Partial<Record<SectionKind, readonly FoldedField[]>> = {
  work: ['tag', 'place'],
  internship: ['tag', 'place'],
}

/** The fields that wait in a fold below the text, so that the way to it is short: rare ones, while all of them are empty. */
export function fieldsToFold(kind: SectionKind, item: Item | undefined): readonly FoldedField[] {
  const rare = rareFields[kind] ?? []
  return rare.some((field) => item?.[field]) ? [] : rare
}
