import type { Item, Resume, Section } from '#contract/resume/resume'
import { ITEM_FIELDS, SECTION_FIELDS } from '#contract/resume/section-kinds'
import { parseRichText } from './rich-text/parse-rich-text'

const isWritten = (text: string) => text.trim() !== ''

/**
 * A resume reduced to what its pages show: a file made of it tells no more than they do. Without what is hidden or not
 * drawn, photo, pictures, purpose and dismissed findings; ids are numbers. The looks stay, and the marks of what AI wrote, which
 * every file has to say (docs/decisions/0035). Printing the result gives the same pages but for the pictures.
 */
export function printedResume({
  schemaVersion,
  basics,
  intention,
  sections,
  style,
  assisted,
}: Resume): Resume {
  return {
    schemaVersion,
    basics: {
      ...basics,
      photo: '',
      links: basics.links.filter(({ url }) => url !== '').map((link, i) => ({ ...link, id: `l${i + 1}` })),
      custom: basics.custom
        .filter(({ value }) => value !== '')
        .map((field, i) => ({ ...field, id: `c${i + 1}` })),
    },
    intention: { ...intention, cities: intention.cities.filter(Boolean) },
    sections: sections
      .filter(({ visible }) => visible)
      .map(printedSection)
      .filter(({ items }) => items.length > 0)
      .map(withNumbers),
    style,
    ...(assisted && isWritten(intention.position) && { assisted }),
  }
}

function printedSection({ assisted, ...section }: Section): Section {
  return {
    ...section,
    items: section.items.filter(({ visible }) => visible).flatMap((item) => printedItem(section.kind, item)),
    ...(assisted && isWritten(section.title) && { assisted }),
  }
}

/** The entry with the fields that its kind shows; none where all of them are empty. */
function printedItem(kind: Section['kind'], { picture: _, assisted = [], ...item }: Item): Item[] {
  const fields: readonly string[] = SECTION_FIELDS[kind]
  const printed = { ...item }
  for (const field of ITEM_FIELDS) if (!fields.includes(field)) printed[field] = ''
  if (parseRichText(printed.text).length === 0) printed.text = ''
  if (fields.every((field) => printed[field as 'text'] === '')) return []
  const marks = assisted.filter((field) => isWritten(printed[field]))
  return [{ ...printed, ...(marks.length > 0 && { assisted: marks }) }]
}

function withNumbers(section: Section, index: number): Section {
  const id = `s${index + 1}`
  return { ...section, id, items: section.items.map((item, i) => ({ ...item, id: `${id}-${i + 1}` })) }
}
