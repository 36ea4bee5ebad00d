import type { Item, Section } from '#contract/resume/resume'
import {
  PICTURE_KINDS,
  SECTION_FIELDS,
  type ItemField,
  type SectionKind,
} from '#contract/resume/section-kinds'
import type { Entry } from './diff-entries'
import { settingField, textField, type LabelledField } from './field-changes'
import type { SectionRef } from './resume-diff'

export const refOf = ({ id, kind, title }: Section): SectionRef => ({ id, kind, title })

export function sectionFields({ kind, title, visible, keep, column }: Section): LabelledField[] {
  return [
    { label: 'sectionKind', kind: 'sectionKind', value: kind },
    textField('sectionTitle', title),
    settingField('hidden', !visible),
    settingField('keep', keep),
    { label: 'column', kind: 'column', value: column ?? '' },
  ]
}

export function entriesOf({ kind, items }: Section): Entry[] {
  return items.map((item) => ({ id: item.id, title: itemTitle(item), fields: itemFields(kind, item) }))
}

/** What its form shows: a kind of section hides the fields of other kinds, and nobody can have changed them. */
function itemFields(kind: SectionKind, item: Item): LabelledField[] {
  return [
    ...SECTION_FIELDS[kind].map((name: ItemField): LabelledField => {
      const isMonth = name === 'from' || name === 'to'
      return { label: `${kind}.${name}`, kind: isMonth ? 'month' : 'text', value: item[name] }
    }),
    ...(PICTURE_KINDS.includes(kind)
      ? [{ label: 'picture', kind: 'picture', value: item.picture ?? '' } as const]
      : []),
    settingField('hidden', !item.visible),
    settingField('breakBefore', item.breakBefore),
    settingField('keep', item.keep),
  ]
}

/** Company and position, school and subject; '' where it has neither. */
const itemTitle = ({ title, subtitle }: Item): string => [title, subtitle].filter(Boolean).join(' · ')
