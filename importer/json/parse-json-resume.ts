import { parseMonth } from '#contract/resume/month'
import { DEFAULT_STYLE } from '#resume-model/default-style'
import { emptyResume } from '#resume-model/empty-resume'
import { personalDetailRules } from '#contract/resume/personal-detail-rules'
import { PERSONAL_DETAILS, personalDetails } from '#contract/resume/optional-personal-details'
import { ResumeLink, type Item, type Resume, type Section } from '#contract/resume/resume'
import { ResumeLimits } from '#contract/resume/resume-limits'
import type { SectionKind } from '#contract/resume/section-kinds'
import { setFieldIfFree } from '#resume-model/lines/place-heading'
import { appendText, createEntry } from '../classify/build-entry'
import { adjustSectionKinds } from '../classify/adjust-section-kinds'
import { parseSectionHeading } from '../classify/section-headings'
import { isEnglish } from '../text/is-english'
import { lineOf } from '../line'
import { isObject, textsIn } from './parse-native-json'
import { classifyPersonalDetails } from '../classify/classify-personal-details'
import { appendUnclassified } from '../classify/append-unclassified'

type Json = Record<string, unknown>
type Fields = { [F in 'title' | 'subtitle' | 'tag' | 'place' | 'link' | 'note']?: string }
type ListMapping = { kind: SectionKind; fields: Fields; from?: string; to?: string }

/** The lists of jsonresume.org's schema v1.0.0 with their earlier names; `a|b`: whichever exists. */
const listMappings: Record<string, ListMapping> = {
  work: {
    kind: 'work',
    fields: {
      title: 'name|company',
      subtitle: 'position',
      tag: 'type',
      place: 'location',
      link: 'url|website',
      note: 'note|description',
    },
    from: 'startDate',
    to: 'endDate',
  },
  education: {
    kind: 'education',
    fields: {
      title: 'institution',
      subtitle: 'area',
      tag: 'studyType',
      place: 'location',
      link: 'url',
      note: 'note|score|gpa',
    },
    from: 'startDate',
    to: 'endDate',
  },
  projects: {
    kind: 'project',
    fields: {
      title: 'name',
      subtitle: 'roles',
      tag: 'tag',
      place: 'location',
      link: 'url',
      note: 'note|description',
    },
    from: 'startDate',
    to: 'endDate',
  },
  volunteer: {
    kind: 'campus',
    fields: { title: 'organization', subtitle: 'position', place: 'location', link: 'url', note: 'note' },
    from: 'startDate',
    to: 'endDate',
  },
  skills: { kind: 'skills', fields: { title: 'name', subtitle: 'level' } },
  certificates: {
    kind: 'certificates',
    fields: { title: 'name', subtitle: 'issuer', link: 'url', note: 'note' },
    from: 'date',
  },
  awards: { kind: 'awards', fields: { title: 'title', subtitle: 'awarder', tag: 'level' }, from: 'date' },
  languages: { kind: 'languages', fields: { title: 'language', subtitle: 'fluency', note: 'note' } },
  publications: {
    kind: 'publications',
    fields: { title: 'name', subtitle: 'publisher', tag: 'role', link: 'url|website' },
    from: 'releaseDate',
  },
  interests: { kind: 'custom', fields: { title: 'name' } },
  references: { kind: 'custom', fields: { title: 'name' } },
}
type HeadingLanguage = Resume['style']['headings']
const names: Record<string, Record<HeadingLanguage, string>> = {
  interests: { zh: '兴趣爱好', en: 'Interests' },
  references: { zh: '推荐人', en: 'References' },
}

/** Whether a JSON document has the shape of jsonresume.org. */
export function isJsonResume(file: Json): boolean {
  if (typeof file.$schema === 'string' && file.$schema.includes('resume-schema')) return true
  return isObject(file.basics) && !('schemaVersion' in file)
}

/** Imports jsonresume.org's open format. Lists it does not know go to a section of their own. */
export function parseJsonResume(file: Json): Resume {
  const resume: Resume = { ...emptyResume({ ...DEFAULT_STYLE }), sections: [] }
  const { $schema: _, meta: __, ...content } = file
  const words = searchableTexts(content)
  if (isEnglish(words)) resume.style.headings = 'en'
  const { summary, ...basics } = isObject(file.basics) ? file.basics : {}
  const unclassified = parseBasics(resume, basics)
  if (typeof summary === 'string' && summary.trim() !== '') {
    const section = findOrAddSection(resume, 'summary', '')
    appendText(section, addEntry(section), summary, false)
  }
  for (const [name, list] of Object.entries(listMappings)) {
    const entries = listOf(file[name]).filter((entry) => textsIn(entry).length > 0)
    for (const entry of entries) parseEntry(resume, name, list, entry)
  }
  return appendUnclassified(
    adjustSectionKinds(resume),
    words.map((text) => lineOf(text)),
    unclassified,
  )
}

/** The texts to look for in the result; not parsed dates, and not the URLs of pictures. */
function searchableTexts(content: Json): string[] {
  const strip = (value: unknown, key = ''): unknown => {
    if (Array.isArray(value)) return value.map((part) => strip(part))
    if (isObject(value))
      return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, strip(part, name)]))
    const isHandledElsewhere = /date$/i.test(key) && typeof value === 'string' && toMonth(value) !== undefined
    return isHandledElsewhere || /^(image|picture)$/.test(key) ? '' : value
  }
  return textsIn(strip(content))
}

/** What the texts of `basics` and of its `location` are called in a resume, by their names there. */
const labels = {
  basics: new Map([
    ['name', 'name'],
    ['phone', 'phone'],
    ['email', 'email'],
    ['label', '求职意向'],
    ['salary', '期望薪资'],
    ['availability', '到岗时间'],
    ['status', '求职状态'],
    ['url', '网址'],
    ['website', '网址'],
  ]),
  location: new Map([['city', 'city']]),
}
for (const key of PERSONAL_DETAILS) {
  const [place = '', name = ''] = personalDetailRules[key].jsonResume.split('.')
  labels[place as keyof typeof labels].set(name, personalDetails[key].label.zh)
}

function parseBasics(resume: Resume, basics: Json): string[] {
  const linesOf = (place: keyof typeof labels, values: Json) =>
    Object.entries(values).flatMap(([name, value]) => {
      const label = labels[place].get(name)
      return label && typeof value === 'string' ? [`${label}：${value}`] : []
    })
  const lines = linesOf('basics', basics)
  if (isObject(basics.location)) lines.push(...linesOf('location', basics.location))
  if (Array.isArray(basics.wantedCities)) lines.push(`意向城市：${textOfValue(basics.wantedCities)}`)
  for (const { label, value } of listOf(basics.custom))
    if (typeof value === 'string') lines.push(`${textOfValue(label) || ' '}：${value}`)
  for (const { network, url, username } of listOf(basics.profiles)) addLink(resume, network || username, url)
  return classifyPersonalDetails(
    resume,
    lines.map((text) => lineOf(text, { isListItem: true })),
    true,
  )
}

const listOf = (value: unknown): Json[] => (Array.isArray(value) ? value.filter(isObject) : [])

/** An invalid link stays among the texts to look for. */
function addLink(resume: Resume, name: unknown, url: unknown): void {
  const { links } = resume.basics
  const link = ResumeLink.safeParse({ id: `p${links.length + 1}`, label: textOfValue(name), url })
  if (link.success && link.data.url !== '' && links.length < ResumeLimits.links) links.push(link.data)
}

function parseEntry(resume: Resume, name: string, list: ListMapping, entry: Json): void {
  const { kind, title } = sectionKindOf(name, list, entry, resume.style.headings)
  const section = findOrAddSection(resume, kind, title)
  let item = addEntry(section)
  const { summary, highlights, keywords, courses, reference } = entry
  for (const [field, keys] of Object.entries(list.fields) as [keyof Fields, string][])
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

function findOrAddSection(resume: Resume, kind: SectionKind, title: string): Section {
  const known = resume.sections.find(
    (one) => one.kind === kind && one.title === title && one.items.length < 60,
  )
  if (known) return known
  const section: Section = { id: `s${resume.sections.length + 1}`, kind, title, visible: true, items: [] }
  resume.sections.push(section)
  return section
}

const addEntry = (section: Section): Item => createEntry(section, `${section.id}-${section.items.length + 1}`)
const textOfValue = (value: unknown): string =>
  Array.isArray(value)
    ? value.filter((one) => typeof one === 'string').join('、')
    : typeof value === 'string'
      ? value
      : ''

function toMonth(value: unknown): string | undefined {
  const month =
    typeof value === 'string' ? parseMonth(value.replace(/^(\d{4}-\d{2})-\d{2}.*$/, '$1')) : undefined
  return month === 'now' ? undefined : month
}
