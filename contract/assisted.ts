import { fieldText, placeOfField, POSITION } from './proposal-fields'
import type { Item, Resume, Section } from './resume'
import { SECTION_KINDS } from './section-kinds'

/** Names of the texts an AI wrote (providers §5), hidden ones too: `<id of an entry or a section>.<field>`, intention.position. */
export function assistedFields({ assisted, sections }: Pick<Resume, 'assisted' | 'sections'>): string[] {
  return [
    ...(assisted ? [POSITION] : []),
    ...sections.flatMap((section) => [
      ...(section.assisted ? [`${section.id}.title`] : []),
      ...section.items.flatMap(({ id, assisted = [] }) => assisted.map((name) => `${id}.${name}`)),
    ]),
  ]
}

/** The texts an AI wrote that stand on the pages, in their order. */
export function assistedTexts({ assisted, intention, sections }: Resume): string[] {
  const shown = sections.filter(({ visible }) => visible)
  const texts = shown.flatMap((section) => [
    section.assisted ? section.title : '',
    ...section.items.filter(({ visible }) => visible).flatMap((item) => shownTexts(section, item)),
  ])
  return [assisted ? intention.position : '', ...texts].filter((text) => text.trim() !== '')
}

function shownTexts({ kind }: Section, item: Item): string[] {
  const fields: readonly string[] = SECTION_KINDS[kind]
  return (item.assisted ?? []).filter((name) => fields.includes(name)).map((name) => item[name])
}

/** The resume with a text marked as an AI's, or as nobody's but its owner's: then nothing is said of it at all. */
export function markedAssisted(resume: Resume, field: string, is: boolean): Resume {
  if (placeOfField(resume, field) === undefined || assistedFields(resume).includes(field) === is)
    return resume
  if (field === POSITION) return flagged(resume, is)
  const [id, name] = field.split('.') as [string, NonNullable<Item['assisted']>[number]]
  const itemOf = (item: Item): Item => {
    if (item.id !== id) return item
    const { assisted = [], ...rest } = item
    const names = is ? [...assisted, name] : assisted.filter((one) => one !== name)
    return names.length > 0 ? { ...rest, assisted: names } : rest
  }
  const sections = resume.sections.map((section) =>
    section.id === id ? flagged(section, is) : { ...section, items: section.items.map(itemOf) },
  )
  return { ...resume, sections }
}

function flagged<T extends { assisted?: true }>(part: T, is: boolean): T {
  const { assisted: _, ...rest } = part
  return (is ? { ...rest, assisted: true } : rest) as T
}

/** What was emptied is not an AI's any more, whatever is typed there next. The very same resume when there is nothing to forget. */
export function withoutEmptied(resume: Resume): Resume {
  const empty = assistedFields(resume).filter((field) => fieldText(resume, field)?.trim() === '')
  return empty.reduce((at, field) => markedAssisted(at, field, false), resume)
}
