import type { Basics, Intention, Item, Resume, Section } from '#contract/resume/resume'
import { PERSONAL_DETAILS } from '#contract/resume/optional-personal-details'
import { ITEM_FIELDS } from '#contract/resume/section-kinds'

/**
 * A resume with example texts where it has none, for the eye alone: never saved, printed or checked. `exampleIds` are the
 * areas of the page that show them (`Area` in typeset/areas.ts).
 */
export type WithExample = { resume: Resume; exampleIds: string[] }

const isEmpty = (value: unknown) =>
  value === '' || value === undefined || (Array.isArray(value) && value.length === 0)
const isWritten = ({ items }: Section) =>
  items.some((item) => item.picture || ITEM_FIELDS.some((field) => item[field] !== ''))

/** Whether no section of a resume has a word yet. */
export const isUnwritten = ({ sections }: Resume) => !sections.some(isWritten)

const contactFields: (keyof Basics)[] = ['phone', 'email', 'city', 'links']
const isFact = (field: string) => !['name', 'photo', ...contactFields].includes(field)

/**
 * Fills the parts in which nothing is written from `example`: name, contacts, facts and intention as a whole, and sections
 * from its next one of their kind.
 */
export function addExample(resume: Resume, example: Resume): WithExample {
  const exampleIds: string[] = []
  const fill = <T extends object>(id: string, own: T, from: T, fields: (keyof T)[]): Partial<T> => {
    const isFilled =
      fields.every((field) => isEmpty(own[field])) && !fields.every((field) => isEmpty(from[field]))
    if (!isFilled) return {}
    exampleIds.push(id)
    return Object.fromEntries(fields.map((field) => [field, from[field]])) as Partial<T>
  }
  const fillBasics = (id: string, fields: (keyof Basics)[]) => fill(id, resume.basics, example.basics, fields)
  const factFields = (Object.keys(resume.basics) as (keyof Basics)[]).filter(isFact)
  const basics = {
    ...resume.basics,
    ...fillBasics('basics', ['name']),
    ...fillBasics('contacts', contactFields),
    ...fillBasics('facts', factFields),
  }
  const intentionFields = Object.keys(resume.intention) as (keyof Intention)[]
  const intention = {
    ...resume.intention,
    ...fill('intention', resume.intention, example.intention, intentionFields),
  }
  // On a page the labels of an intention stand among the facts.
  const hasFacts = factFields.some((field) => !isEmpty(basics[field]))
  if (exampleIds.includes('intention') && !hasFacts) exampleIds.push('facts')
  const left = [...example.sections]
  const sections = resume.sections.map((section) => {
    const at = left.findIndex(({ kind }) => kind === section.kind)
    const [found] = at < 0 ? [] : left.splice(at, 1)
    if (!found || isWritten(section)) return section
    const items = found.items.filter(({ visible }) => visible).map((item, i) => standIn(section, item, i))
    exampleIds.push(...items.map(({ id }) => id))
    return { ...section, items }
  })
  return { resume: { ...resume, basics, intention, sections }, exampleIds }
}

type WantedFacts = { facts: readonly string[]; fields: readonly { label: string }[] }

/** An example without the personal details that nobody asked for: a field that may stay empty must not look as if it were due. */
export function withWantedFacts(example: Resume, wanted: WantedFacts = { facts: [], fields: [] }): Resume {
  const unwanted = PERSONAL_DETAILS.filter((detail) => !wanted.facts.includes(detail))
  const labels = wanted.fields.map(({ label }) => label)
  return {
    ...example,
    basics: {
      ...example.basics,
      ...Object.fromEntries(unwanted.map((detail) => [detail, ''])),
      custom: example.basics.custom.filter(({ label }) => labels.includes(label)),
    },
  }
}

/** The first one stands for the entry that is there to be written. */
function standIn({ id, items }: Section, { picture: _, ...item }: Item, index: number): Item {
  return { ...item, id: (index === 0 && items[0]?.id) || `${index}-${id}`.slice(0, 40) }
}
