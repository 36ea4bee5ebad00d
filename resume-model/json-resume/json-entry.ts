import { PRESENT } from '#contract/resume/month'
import type { Item } from '#contract/resume/resume'
import { SECTION_FIELDS, type ItemField, type SectionKind } from '#contract/resume/section-kinds'
import { emptyItem } from '../empty-resume'
import { highlightsOf, keywordsOf } from './entry-text'

export type JsonObject = Record<string, unknown>
/** Where our exports keep what the schema has no place for. */
export const JSON_EXTENSION = 'x-smart-resume'
/** Every kind but `summary`, whose text is that of `basics`. */
export type ListedKind = Exclude<SectionKind, 'summary'>
type TextField = Exclude<ItemField, 'from' | 'to' | 'text'>
type Mapping = {
  list: string
  fields: Partial<Record<TextField, string>>
  /** The names of the dates, as far as the list has them. */
  from?: string
  to?: string
  /** The place of a list; a text of another form is `summary`. Without: always `summary`. */
  highlights?: string
}

const dates = { from: 'startDate', to: 'endDate' }
const job: Mapping = {
  ...{ list: 'work', ...dates, highlights: 'highlights' },
  fields: { title: 'name', subtitle: 'position', tag: 'type', place: 'location' },
}
/** Kinds without a list of their own are projects, with the heading as type. */
const project: Mapping = {
  ...{ list: 'projects', ...dates, highlights: 'highlights' },
  fields: {
    title: 'name',
    subtitle: 'roles',
    tag: 'tag',
    place: 'location',
    link: 'url',
    note: 'description',
  },
}

/** The lists of jsonresume.org's schema v1.0.0, and the place of each field in an entry. */
export const JSON_ENTRIES: Record<ListedKind, Mapping> = {
  education: {
    ...{ list: 'education', ...dates, highlights: 'courses' },
    fields: { title: 'institution', subtitle: 'area', tag: 'studyType', place: 'location', note: 'score' },
  },
  work: job,
  internship: job,
  project,
  campus: {
    ...{ list: 'volunteer', ...dates, highlights: 'highlights' },
    fields: { title: 'organization', subtitle: 'position', place: 'location' },
  },
  skills: { list: 'skills', fields: { title: 'name' }, highlights: 'keywords' },
  certificates: {
    list: 'certificates',
    fields: { title: 'name', subtitle: 'issuer', note: 'note' },
    from: 'date',
  },
  awards: { list: 'awards', fields: { title: 'title', subtitle: 'awarder', tag: 'level' }, from: 'date' },
  languages: { list: 'languages', fields: { title: 'language', subtitle: 'fluency', note: 'note' } },
  portfolio: project,
  publications: {
    ...{ list: 'publications', from: 'releaseDate' },
    fields: { title: 'name', subtitle: 'publisher', tag: 'role', link: 'url' },
  },
  custom: project,
}

/** An entry of jsonresume.org; `type`: the heading of a kind that has no list of its own. */
export function toJsonEntry(kind: ListedKind, item: Item, type: string): JsonObject {
  const { fields, from, to, highlights } = JSON_ENTRIES[kind]
  const entry: JsonObject = {}
  for (const [field, name] of Object.entries(fields) as [TextField, string][])
    if (item[field] !== '' && shows(kind, field)) entry[name] = valueOf(name, item[field])
  if (kind === 'internship') entry.internship = true
  if (kind === 'portfolio' || kind === 'custom') entry.type = type
  if (from && item.from !== '') entry[from] = item.from
  if (to && item.to !== '' && item.to !== PRESENT) entry[to] = item.to
  if (to && item.to === PRESENT && item.from === '') entry.current = true
  return { ...entry, ...textOf(kind, item, highlights) }
}

const valueOf = (name: string, value: string) =>
  name === 'roles' ? [value] : name === 'url' ? withScheme(value) : value

/** An address as the schema wants it. */
export const withScheme = (url: string) => (/^[a-z]+:/i.test(url) ? url : `https://${url}`)

const shows = (kind: SectionKind, field: ItemField) =>
  (SECTION_FIELDS[kind] as readonly ItemField[]).includes(field)

function textOf(kind: ListedKind, { text, note }: Item, highlights: string | undefined): JsonObject {
  if (text === '' || !shows(kind, 'text')) return {}
  const items = kind === 'skills' ? keywordsOf(text) : highlights && highlightsOf(text)
  if (items && highlights) return { [highlights]: items }
  // A project has a description in the schema, which the note takes where there is one.
  const isDescription = JSON_ENTRIES[kind].list === 'projects' && (note === '' || !shows(kind, 'note'))
  return { [isDescription ? 'description' : 'summary']: text }
}

/** What an entry says by itself, in the fields that the kind shows. */
export function fromJsonEntry(kind: ListedKind, entry: JsonObject, id: string): Item {
  const { fields, from, to, highlights } = JSON_ENTRIES[kind]
  const item = emptyItem(id)
  for (const [field, name] of Object.entries(fields) as [TextField, string][]) {
    const value = entry[name]
    if (shows(kind, field)) item[field] = asText(Array.isArray(value) ? value[0] : value)
  }
  if (shows(kind, 'text')) item.text = textFrom(kind, entry, highlights)
  if (from) item.from = asText(entry[from])
  if (to && shows(kind, 'to')) {
    const isOpen = entry[to] === undefined && (item.from !== '' || entry.current === true)
    item.to = isOpen ? PRESENT : asText(entry[to])
  }
  return item
}

const asText = (value: unknown) => (typeof value === 'string' ? value : '')

function textFrom(kind: ListedKind, entry: JsonObject, highlights: string | undefined): string {
  const items = highlights ? entry[highlights] : undefined
  if (!Array.isArray(items))
    return asText(entry.summary) || (shows(kind, 'note') ? '' : asText(entry.description))
  return kind === 'skills' ? items.map(asText).join('、') : items.map((one) => `- ${asText(one)}`).join('\n')
}
