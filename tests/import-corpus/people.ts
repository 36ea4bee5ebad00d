import { readdirSync, readFileSync } from 'node:fs'
import { PERSONAL_DETAILS } from '#contract/resume/optional-personal-details'
import { Resume, type Item } from '#contract/resume/resume'
import { defaultSectionTitle } from '#importer/classify/section-headings'

/** A person as any document would say it, without a template's look: plain lines, headings as they are read. */
export type Person = {
  resume: Resume
  name: string
  position: string
  /** Labels and values in the order of a document: contacts, then details, then wishes. */
  facts: { label: string; value: string }[]
  sections: { title: string; kind: string; entries: PersonEntry[] }[]
  isEnglish: boolean
}
export type PersonEntry = Item & { lines: { text: string; isItem: boolean }[] }

const labels = {
  zh: {
    ...{
      phone: '电话',
      email: '邮箱',
      city: '现居',
      url: '网址',
      gender: '性别',
      birth: '出生年月',
      hukou: '籍贯',
    },
    ...{
      ethnicity: '民族',
      politicalStatus: '政治面貌',
      marital: '婚姻状况',
      heightCm: '身高',
      weightKg: '体重',
    },
    ...{ cities: '意向城市', salary: '期望薪资', availability: '到岗时间', status: '求职状态' },
  },
  en: {
    ...{ phone: 'Phone', email: 'Email', city: 'City', url: 'Web', gender: 'Gender', birth: 'Date of birth' },
    ...{
      hukou: 'Native place',
      ethnicity: 'Ethnicity',
      politicalStatus: 'Political status',
      marital: 'Marital status',
    },
    ...{ heightCm: 'Height', weightKg: 'Weight', cities: 'Preferred locations', salary: 'Expected salary' },
    ...{ availability: 'Available', status: 'Status' },
  },
}

const ids = [
  'backend-engineer',
  'sales-manager',
  'campus-graduate',
  'civil-servant',
  'nurse',
  'english-graduate',
]

/** The people of these samples. */
export const samplePeople = (of: readonly string[]): Person[] =>
  of.map((id) => {
    const file = JSON.parse(readFileSync(`content/samples/${id}.json`, 'utf8')) as { resume: object }
    return personOf(Resume.parse(file.resume))
  })

export const people: readonly Person[] = samplePeople(ids)

/** The people of all other samples. */
export const otherPeople = (): Person[] =>
  samplePeople(
    readdirSync('content/samples')
      .map((name) => name.replace('.json', ''))
      .filter((id) => !ids.includes(id)),
  )

export function personOf(resume: Resume): Person {
  const { basics, intention } = resume
  const isEnglish = resume.style.headings === 'en' || /^[A-Z]/.test(basics.name)
  const language = isEnglish ? 'en' : 'zh'
  const label = labels[language]
  const facts = [
    ...(['phone', 'email', 'city'] as const).map((key) => ({ label: label[key], value: basics[key] })),
    ...basics.links.map(({ label: named, url }) => ({ label: named || label.url, value: url })),
    ...PERSONAL_DETAILS.map((key) => ({ label: label[key], value: detailOf(key, basics[key]) })),
    ...basics.custom.map(({ label, value }) => ({ label, value })),
    { label: label.cities, value: intention.cities.join(isEnglish ? ', ' : '、') },
    { label: label.salary, value: intention.salary },
    { label: label.availability, value: intention.availability },
    { label: label.status, value: intention.status },
  ].filter(({ value }) => value !== '')
  return {
    resume,
    name: basics.name,
    position: intention.position,
    facts,
    sections: resume.sections.map(({ title, kind, items }) => ({
      kind,
      title: title || defaultSectionTitle(kind, language),
      entries: items.map((item) => entryOf(kind, item)),
    })),
    isEnglish,
  }
}

/** Skills stand in one line: what they are of, and they. */
function entryOf(kind: string, item: Item): PersonEntry {
  const lines = linesOf(item.text)
  const [only] = lines
  if (kind !== 'skills' || lines.length !== 1 || item.title === '') return { ...item, lines }
  return { ...item, title: '', lines: [{ text: `${item.title}：${only!.text}`, isItem: only!.isItem }] }
}

/** The lines of an entry's text without marks of Markdown. */
export function linesOf(text: string): { text: string; isItem: boolean }[] {
  return text
    .split('\n')
    .filter((row) => row.trim() !== '')
    .map((row) => ({
      text: row
        .replace(/^\s*(?:[-•]\s+|\d+(?:[.)]\s+|[、．]\s*))/, '')
        .replace(/\*\*|<\/?u>|(?<!\\)\*/g, '')
        .replace(/\\(.)/g, '$1'),
      isItem: /^\s*(?:[-•]|\d+[.)])\s/.test(row),
    }))
}

function detailOf(key: (typeof PERSONAL_DETAILS)[number], value: string): string {
  if (value === '') return ''
  if (key === 'birth') return value.replace('-', '.')
  return value + ({ heightCm: 'cm', weightKg: 'kg' }[key as string] ?? '')
}
