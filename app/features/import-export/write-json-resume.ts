import { PRESENT } from '#contract/resume/month'
import { personalDetailRules } from '#contract/resume/personal-detail-rules'
import { PERSONAL_DETAILS } from '#contract/resume/optional-personal-details'
import type { Item, Resume, Section } from '#contract/resume/resume'
import { parseRichText, type Block, type InlineRun } from '#resume-model/rich-text/parse-rich-text'
import { SECTION_FIELDS, type SectionKind } from '#contract/resume/section-kinds'
import { serializeInline } from '#resume-model/rich-text/serialize-inline'

type JsonObject = Record<string, unknown>
/**
 * The JSON Resume list of each section kind. Kinds without a list become projects with the section's name as
 * type.
 */
const LISTS: Record<Exclude<SectionKind, 'summary'>, string> = {
  education: 'education',
  work: 'work',
  internship: 'work',
  project: 'projects',
  campus: 'volunteer',
  skills: 'skills',
  certificates: 'certificates',
  awards: 'awards',
  languages: 'languages',
  portfolio: 'projects',
  publications: 'publications',
  custom: 'projects',
}

/** Returns a resume in the format of jsonresume.org (schema v1.0.0), without hidden items and style. */
export function writeJsonResume(resume: Resume, sectionName: (section: Section) => string): JsonObject {
  const { basics, intention } = resume
  const shown = resume.sections.filter(({ visible }) => visible)
  const lists: Record<string, JsonObject[]> = {}
  const summaries: string[] = []
  for (const section of shown)
    for (const item of section.items.filter(({ visible }) => visible)) {
      if (section.kind === 'summary') {
        if (item.text) summaries.push(item.text)
        continue
      }
      const entry = toJsonEntry(section.kind, withoutHiddenFields(section.kind, item), sectionName(section))
      if (Object.keys(entry).some((key) => key !== 'type')) (lists[LISTS[section.kind]] ??= []).push(entry)
    }
  return {
    $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
    basics: omitEmpty({
      name: basics.name,
      label: intention.position,
      email: basics.email,
      phone: basics.phone,
      summary: summaries.join('\n\n'),
      location: undefinedIfEmpty(omitEmpty({ city: basics.city, ...detailsAt('location', basics) })),
      profiles: undefinedIfEmpty(basics.links.map(({ label, url }) => omitEmpty({ network: label, url }))),
      ...chineseFields(resume),
    }),
    ...lists,
  }
}

/** Fields specific to Chinese resumes, as additional properties, which the schema allows. */
function chineseFields({ basics, intention }: Resume): JsonObject {
  const { cities, salary, availability, status } = intention
  return {
    ...detailsAt('basics', basics),
    ...{ wantedCities: undefinedIfEmpty(cities), salary, availability, status },
    custom: undefinedIfEmpty(
      basics.custom.map(({ label, value }) => omitEmpty({ label, value })).filter(({ value }) => value),
    ),
  }
}

function detailsAt(place: 'basics' | 'location', basics: Resume['basics']): JsonObject {
  const values = PERSONAL_DETAILS.flatMap((key) => {
    const [parent, name] = personalDetailRules[key].jsonResume.split('.')
    return parent === place ? [[name, basics[key]]] : []
  })
  return Object.fromEntries(values) as JsonObject
}

function toJsonEntry(kind: Exclude<SectionKind, 'summary'>, item: Item, sectionName: string): JsonObject {
  const { title, subtitle, tag, place, link: url, note } = item
  const dates = { startDate: item.from, endDate: item.to === PRESENT ? '' : item.to }
  const now = item.to === PRESENT && !item.from ? { current: true } : {}
  const text = summaryOrHighlights(item.text)
  const rest = { note, ...text, ...now }
  switch (kind) {
    case 'education':
      return omitEmpty({
        ...{ institution: title, area: subtitle, studyType: tag, location: place },
        ...dates,
        ...rest,
      })
    case 'work':
    case 'internship': {
      const marker = kind === 'internship' && { internship: true }
      const job = { name: title, position: subtitle, type: tag, location: place }
      return omitEmpty({ ...job, ...marker, ...dates, ...rest })
    }
    case 'campus':
      return omitEmpty({ organization: title, position: subtitle, location: place, ...dates, ...rest })
    case 'skills': {
      const keywords = keywordsOf(item.text)
      return omitEmpty({ name: title, ...(keywords ? { keywords } : text) })
    }
    case 'certificates':
      return omitEmpty({ name: title, issuer: subtitle, date: item.from, note })
    case 'awards':
      return omitEmpty({ title, awarder: subtitle, level: tag, date: item.from, ...text })
    case 'languages':
      return omitEmpty({ language: title, fluency: subtitle, note })
    case 'publications':
      return omitEmpty({ name: title, publisher: subtitle, role: tag, releaseDate: item.from, url, ...text })
    default: {
      const roles = undefinedIfEmpty([subtitle].filter(Boolean))
      const type = kind === 'project' ? undefined : sectionName
      return omitEmpty({ name: title, roles, tag, location: place, url, type, ...dates, ...rest })
    }
  }
}

/** A pure list becomes highlights, plain except for links; other text becomes a Markdown summary. */
function summaryOrHighlights(text: string): { summary?: string; highlights?: string[] } {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  const [block, ...more] = parseRichText(text)
  const isList =
    block && more.length === 0 && block.type !== 'paragraph' && block.items.length === lines.length
  if (!isList) return { summary: text }
  const highlights = block.items.map(highlightOf)
  return block.items.every((item) => item.length === 1) ? { highlights } : { summary: text }
}

function highlightOf(item: readonly Block[]): string {
  const runs = item.flatMap((block) => (block.type === 'paragraph' ? block.runs : []))
  const pieces = runs.reduce<InlineRun[]>((joined, { text, url }) => {
    const last = joined.at(-1)
    if (last && last.url === url) last.text += text
    else joined.push({ text, ...(url && { url }) })
    return joined
  }, [])
  return pieces.map((piece) => (piece.url ? serializeInline([piece]) : piece.text)).join('')
}

/** Splits skills `a、b、c` on one line into keywords; not if linked: addresses may hold commas. */
function keywordsOf(text: string): string[] | undefined {
  if (text === '' || /\n|^[-*+•]/.test(text)) return undefined
  if (parseRichText(text).some((block) => block.type === 'paragraph' && block.runs.some(({ url }) => url)))
    return undefined
  const words = text.split(/[、,，;；]/).map((word) => word.trim())
  return words.length > 1 && words.every(Boolean) ? words : undefined
}

function withoutHiddenFields(kind: SectionKind, item: Item): Item {
  const fields: readonly string[] = SECTION_FIELDS[kind]
  return Object.fromEntries(
    Object.entries(item).map(([name, value]) => [
      name,
      typeof value === 'string' && name !== 'id' && !fields.includes(name) ? '' : value,
    ]),
  ) as Item
}

function omitEmpty(parts: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(parts).filter(([, value]) => value !== '' && value !== undefined && value !== null),
  )
}

function undefinedIfEmpty<T extends object>(value: T): T | undefined {
  return Object.keys(value).length > 0 ? value : undefined
}
