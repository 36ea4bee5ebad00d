import type { ProposalAct } from './proposal-words'
import type { Item, Resume, Section } from './resume'
import { ITEM_TEXTS, SECTION_KINDS, type ItemField, type ItemText, type SectionKind } from './section-kinds'

export const POSITION = 'intention.position'

/** Months, links and who somebody is are never asked about. Names of companies and schools are facts: only a translation touches them. */
const textsFor = (act: ProposalAct): readonly ItemText[] =>
  act === 'translate' ? ITEM_TEXTS : ['note', 'text']

/** A text the assistant may be asked about. `field`: `<id of an entry or a section>.<field>`, or intention.position. */
export type AskableField = {
  field: string
  text: string
  /** Of the section it stands in, null outside of all. */
  kind: SectionKind | null
  /** What the section is called, and the entry; '' without a name. */
  section: string
  entry: string
}

/**
 * The texts of a resume that `act` may change: those shown and not empty.
 * @param target '' for all, else the id of a section or an entry, or one field's name
 */
export function askableFields(resume: Resume, act: ProposalAct, target = ''): AskableField[] {
  const fields: AskableField[] = []
  const offer = (field: AskableField, ...parents: string[]) => {
    const isWanted = target === '' || target === field.field || parents.includes(target)
    if (isWanted && field.text.trim() !== '') fields.push(field)
  }
  const isTranslated = act === 'translate'
  if (isTranslated)
    offer({ field: POSITION, text: resume.intention.position, kind: null, section: '', entry: '' })
  for (const section of resume.sections.filter(({ visible }) => visible)) {
    const of = { kind: section.kind, section: section.title }
    if (isTranslated)
      offer({ ...of, field: `${section.id}.title`, text: section.title, entry: '' }, section.id)
    for (const item of section.items.filter(({ visible }) => visible))
      for (const name of textsOf(section, act)) {
        const one = { ...of, field: `${item.id}.${name}`, text: item[name], entry: item.title }
        offer(one, section.id, item.id)
      }
  }
  return fields
}

function textsOf({ kind }: Section, act: ProposalAct): ItemText[] {
  const shown: readonly ItemField[] = SECTION_KINDS[kind]
  return textsFor(act).filter((name) => shown.includes(name))
}

/** Where a field stands in a resume now, as its form names it: `sections[0].items[1].text`. Undefined when it is gone. */
export function placeOfField({ sections }: Pick<Resume, 'sections'>, field: string): string | undefined {
  if (field === POSITION) return field
  const [id, name = ''] = field.split('.')
  const s = sections.findIndex((section) => section.id === id || section.items.some((item) => item.id === id))
  const section = sections[s]
  if (!section) return undefined
  if (section.id === id) return name === 'title' ? `sections[${s}].title` : undefined
  if (!(ITEM_TEXTS as readonly string[]).includes(name)) return undefined
  return `sections[${s}].items[${section.items.findIndex((item) => item.id === id)}].${name}`
}

/** The text of a field; undefined when it is gone. */
export function fieldText(resume: Resume, field: string): string | undefined {
  let text: string | undefined
  changedField(resume, field, (now) => (text = now))
  return text
}

/** A copy in which one field says something else; all the rest is shared. The same resume when the field is gone. */
export function withField(resume: Resume, field: string, text: string): Resume {
  return changedField(resume, field, () => text)
}

function changedField(resume: Resume, field: string, change: (text: string) => string): Resume {
  if (placeOfField(resume, field) === undefined) return resume
  if (field === POSITION)
    return { ...resume, intention: { ...resume.intention, position: change(resume.intention.position) } }
  const [id, name] = field.split('.') as [string, ItemText]
  const itemOf = (item: Item) => (item.id === id ? { ...item, [name]: change(item[name]) } : item)
  const sectionOf = (section: Section): Section => {
    if (section.id === id) return { ...section, title: change(section.title) }
    if (!section.items.some((item) => item.id === id)) return section
    return { ...section, items: section.items.map(itemOf) }
  }
  return { ...resume, sections: resume.sections.map(sectionOf) }
}
