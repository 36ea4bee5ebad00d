import { parseMonth } from '#contract/resume/month'
import type { Item, Resume, Section } from '#contract/resume/resume'
import type { SectionKind } from '#contract/resume/section-kinds'
import { JSON_ENTRIES, type ListedKind } from '#resume-model/json-resume/json-entry'
import { setFieldIfFree } from '#resume-model/lines/place-heading'
import { appendText, createEntry } from '../classify/build-entry'
import { parseSectionHeading } from '../classify/section-headings'
import { isObject, textsIn } from './parse-native-json'

type Json = Record<string, unknown>
type FieldName = 'title' | 'subtitle' | 'tag' | 'place' | 'link' | 'note'
type Names = { [F in FieldName]?: string }
type ListMapping = { kind: SectionKind; fields: Names; from?: string; to?: string }

/** Names of earlier versions of the schema, of our earlier exports and of other programs; `a|b`: whichever exists. */
const otherNames: Partial<Record<ListedKind, Names>> = {
  work: { title: 'company', link: 'url|website', note: 'note|description' },
  education: { link: 'url', note: 'note|gpa' },
  project: { note: 'note' },
  campus: { link: 'url', note: 'note' },
  skills: { subtitle: 'level' },
  certificates: { link: 'url' },
  publications: { link: 'website' },
}
/** The kinds of the lists; what has none of its own is among the projects. */
const listedKinds = [
  ...(['work', 'education', 'project', 'campus', 'skills'] as const),
  ...(['certificates', 'awards', 'languages', 'publications'] as const),
]

/** The lists of jsonresume.org's schema v1.0.0 with all names that files have. */
const listMappings: Record<string, ListMapping> = {
  ...Object.fromEntries(
    listedKinds.map((kind) => {
      const { list, fields, from, to } = JSON_ENTRIES[kind]
      return [list, { kind, fields: joinNames(otherNames[kind] ?? {}, fields), from, to }]
    }),
  ),
  interests: { kind: 'custom', fields: { title: 'name' } },
  references: { kind: 'custom', fields: { title: 'name' } },
}

function joinNames(others: Names, fields: Names): Names {
  const names = [...Object.keys(fields), ...Object.keys(others)] as FieldName[]
  return Object.fromEntries(
    names.map((field) => [field, [others[field], fields[field]].filter(Boolean).join('|')]),
  )
}

type HeadingLanguage = Resume['style']['headings']
const names: Record<string, Record<HeadingLanguage, string>> = {
  interests: { zh: '兴趣爱好', en: 'Interests' },
  references: { zh: '推荐人', en: 'References' },
}

export const listOf = (value: unknown): Json[] => (Array.isArray(value) ? value.filter(isObject) : [])

/** Parses the entries of every list that is known. @param isLeftOut those that were read before */
export function parseEntries(resume: Resume, file: Json, isLeftOut: (entry: Json) => boolean): void {
  for (const [name, list] of Object.entries(listMappings)) {
    const entries = listOf(file[name]).filter((entry) => textsIn(entry).length > 0 && !isLeftOut(entry))
    for (const entry of entries) parseEntry(resume, name, list, entry)
  }
}

function parseEntry(resume: Resume, name: string, list: ListMapping, entry: Json): void {
  const { kind, title } = sectionKindOf(name, list, entry, resume.style.headings)
  const section = findOrAddSection(resume, kind, title)
  let item = addEntry(section)
  const { summary, highlights, keywords, courses, reference } = entry
  for (const [field, keys] of Object.entries(list.fields) as [FieldName, string][])
    for (const key of keys.split('|')) {
      const words = textOfValue(entry[key])
      const isUsedAsTitle = key === 'type' && title !== ''
      if (words !== '' && !isUsedAsTitle && !setFieldIfFree(section.kind, item, field, words))
        item = appendText(section, item, words, false)
    }
  if (list.from) item.from = toMonth(entry[list.from]) ?? ''
  if (list.to) {
    const to = toMonth(entry[list.to]) ?? ''
    const isOpen = entry.current === true || (item.from !== '' && to === '' && !entry[list.to])
    item.to = to === '' && isOpen ? 'now' : to >= item.from ? to : ''
  }
  for (const text of [summary, reference])
    if (typeof text === 'string' && text) item = appendText(section, item, text, item.text !== '')
  const words = textOfValue(keywords)
  if (words !== '') item = appendText(section, item, words, false)
  for (const text of [highlights, courses].flatMap((one) => (Array.isArray(one) ? one : [])))
    if (typeof text === 'string' && text.trim())
      item = appendText(section, item, `- ${text.replace(/\n+/g, ' ')}`, false)
}

/** Our own exports store the section's kind in `type`. */
function sectionKindOf(
  name: string,
  list: ListMapping,
  { type, internship }: Json,
  language: HeadingLanguage,
): { kind: SectionKind; title: string } {
  if (internship === true) return { kind: 'internship', title: '' }
  if (name === 'projects' && typeof type === 'string') {
    const known = parseSectionHeading(type)
    if (known && known.kind !== 'head' && known.kind !== 'title')
      return { kind: known.kind, title: known.title }
    if (/\p{Script=Han}/u.test(type) && type.length <= 60) return { kind: 'custom', title: type }
  }
  return { kind: list.kind, title: names[name]?.[language] ?? '' }
}

/** The section of a kind and a title that has room, or a new one. */
export function findOrAddSection(resume: Resume, kind: SectionKind, title: string): Section {
  const known = resume.sections.find(
    (one) => one.kind === kind && one.title === title && one.items.length < 60,
  )
  if (known) return known
  const section: Section = { id: `s${resume.sections.length + 1}`, kind, title, visible: true, items: [] }
  resume.sections.push(section)
  return section
}

export const addEntry = (section: Section): Item =>
  createEntry(section, `${section.id}-${section.items.length + 1}`)

/** A text, or a list of texts in one. */
export const textOfValue = (value: unknown): string =>
  Array.isArray(value)
    ? value.filter((one) => typeof one === 'string').join('、')
    : typeof value === 'string'
      ? value
      : ''

/** A date as a month; undefined for what is none. */
export function toMonth(value: unknown): string | undefined {
  const month =
    typeof value === 'string' ? parseMonth(value.replace(/^(\d{4}-\d{2})-\d{2}.*$/, '$1')) : undefined
  return month === 'now' ? undefined : month
}
