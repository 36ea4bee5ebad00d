import type { ProposalAction } from '#contract/chat/proposal-constants'
import type { Item, Resume, Section } from '#contract/resume/resume'
import {
  ITEM_TEXT_FIELDS,
  SECTION_FIELDS,
  type ItemField,
  type ItemTextField,
  type SectionKind,
} from '#contract/resume/section-kinds'

export const POSITION_FIELD = 'intention.position'

/**
 * Months, links and personal data are never rewritten. Names of companies and schools are facts: only
 * translated.
 */
const textFieldsFor = (act: ProposalAction): readonly ItemTextField[] =>
  act === 'translate' ? ITEM_TEXT_FIELDS : ['note', 'text']

/**
 * A text that the assistant may rewrite. `field`: `<id of an entry or a section>.<field>`, or
 * intention.position.
 */
export type RewritableField = {
  field: string
  text: string
  /** The kind of its section; null outside of sections. */
  kind: SectionKind | null
  /** Titles of its section and entry; '' without one. */
  section: string
  entry: string
  /** What stands before and after `text` when only that line of the field may change. */
  around?: readonly [before: string, after: string]
}

/**
 * The texts that `act` may change: visible and not empty.
 * @param target '' for all, otherwise the id of a section or an entry, or one field's name
 */
export function rewritableFields(resume: Resume, act: ProposalAction, target = ''): RewritableField[] {
  const fields: RewritableField[] = []
  const addField = (field: RewritableField, ...parents: string[]) => {
    const isInTarget = target === '' || target === field.field || parents.includes(target)
    if (isInTarget && field.text.trim() !== '') fields.push(field)
  }
  const isTranslated = act === 'translate'
  if (isTranslated)
    addField({ field: POSITION_FIELD, text: resume.intention.position, kind: null, section: '', entry: '' })
  for (const section of resume.sections.filter(({ visible }) => visible)) {
    const sectionInfo = { kind: section.kind, section: section.title }
    if (isTranslated)
      addField({ ...sectionInfo, field: `${section.id}.title`, text: section.title, entry: '' }, section.id)
    for (const item of section.items.filter(({ visible }) => visible))
      for (const name of rewritableTextFields(section, act)) {
        const candidate = { ...sectionInfo, field: `${item.id}.${name}`, text: item[name], entry: item.title }
        addField(candidate, section.id, item.id)
      }
  }
  return fields
}

function rewritableTextFields({ kind }: Section, act: ProposalAction): ItemTextField[] {
  const shown: readonly ItemField[] = SECTION_FIELDS[kind]
  return textFieldsFor(act).filter((name) => shown.includes(name))
}

/** The name of a field's form control: `sections[0].items[1].text`. Undefined when the field is gone. */
export function formPathOfField({ sections }: Pick<Resume, 'sections'>, field: string): string | undefined {
  if (field === POSITION_FIELD) return field
  const [id, name = ''] = field.split('.')
  const s = sections.findIndex((section) => section.id === id || section.items.some((item) => item.id === id))
  const section = sections[s]
  if (!section) return undefined
  if (section.id === id) return name === 'title' ? `sections[${s}].title` : undefined
  if (!(ITEM_TEXT_FIELDS as readonly string[]).includes(name)) return undefined
  return `sections[${s}].items[${section.items.findIndex((item) => item.id === id)}].${name}`
}

/** The text of a field; undefined when it is gone. */
export function fieldText(resume: Resume, field: string): string | undefined {
  let text: string | undefined
  mapField(resume, field, (currentText) => (text = currentText))
  return text
}

/**
 * A copy with another text in one field; everything else is shared. The same object when the field is gone.
 */
export function setFieldText(resume: Resume, field: string, text: string): Resume {
  return mapField(resume, field, () => text)
}

function mapField(resume: Resume, field: string, change: (text: string) => string): Resume {
  if (formPathOfField(resume, field) === undefined) return resume
  if (field === POSITION_FIELD)
    return { ...resume, intention: { ...resume.intention, position: change(resume.intention.position) } }
  const [id, name] = field.split('.') as [string, ItemTextField]
  const updateItem = (item: Item) => (item.id === id ? { ...item, [name]: change(item[name]) } : item)
  const updateSection = (section: Section): Section => {
    if (section.id === id) return { ...section, title: change(section.title) }
    if (!section.items.some((item) => item.id === id)) return section
    return { ...section, items: section.items.map(updateItem) }
  }
  return { ...resume, sections: resume.sections.map(updateSection) }
}
