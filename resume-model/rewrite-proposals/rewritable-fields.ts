import type { ProposalAction } from '#contract/chat/proposal-constants'
import type { Resume, Section } from '#contract/resume/resume'
import {
  ITEM_TEXT_FIELDS,
  SECTION_FIELDS,
  type ItemField,
  type ItemTextField,
  type SectionKind,
} from '#contract/resume/section-kinds'
import { POSITION_FIELD } from './ai-assisted-fields'

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
