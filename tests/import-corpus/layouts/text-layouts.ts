import type { Person, PersonEntry } from '../people'
import { dateOf, type DateForm } from './dates'

type TextLayout = (person: Person) => string
const details = (entry: PersonEntry) => [entry.title, entry.subtitle, entry.tag, entry.place].filter(Boolean)
const formFor = (person: Person, form: DateForm) => (person.isEnglish ? 'words' : form)
const wishOf = ({ position, isEnglish }: Person) =>
  position && `${isEnglish ? 'Objective: ' : '求职意向：'}${position}`

/** Facts side by side, entries in one line with wide gaps, bullets. */
const inColumns: TextLayout = (person) =>
  [
    person.name,
    wishOf(person),
    person.facts.map(({ label, value }) => `${label}：${value}`).join('  |  '),
    ...person.sections.flatMap(({ title, entries }) => [
      '',
      title,
      ...entries.flatMap((entry) => [
        [...details(entry), dateOf(entry, formFor(person, 'dots'))].filter(Boolean).join('    '),
        ...[entry.link, entry.note].filter(Boolean),
        ...entry.lines.map(({ text, isItem }) => (isItem ? `• ${text}` : text)),
      ]),
    ]),
  ]
    .filter((row) => row !== undefined)
    .join('\n')

const labels = {
  zh: {
    title: '公司名称',
    school: '学校',
    project: '项目名称',
    subtitle: '职位',
    major: '专业',
    role: '角色',
  },
}

/** Every fact on a line of its own, with its label, as job sites' forms print them. */
const labelled: TextLayout = (person) =>
  [
    `姓名：${person.name}`,
    wishOf(person),
    ...person.facts.map(({ label, value }) => `${label}：${value}`),
    ...person.sections.flatMap(({ title, kind, entries }) => [
      '',
      `【${title}】`,
      ...entries.flatMap((entry) => [...labelledHead(kind, entry, formFor(person, 'han')), '']),
    ]),
  ].join('\n')

function labelledHead(kind: string, entry: PersonEntry, form: DateForm): string[] {
  const { zh } = labels
  const names = {
    education: [zh.school, zh.major, '学历'],
    work: [zh.title, zh.subtitle, '部门'],
    internship: [zh.title, zh.subtitle, '部门'],
    project: [zh.project, zh.role, ''],
  }[kind]
  const date = dateOf(entry, form)
  const texts = entry.lines.map(({ text }, i) => `${i + 1}. ${text}`)
  if (!names)
    return [[...details(entry), date].filter(Boolean).join(' | '), entry.note, ...texts].filter(Boolean)
  const said = (label: string, value: string) => (value ? [`${label}：${value}`] : [])
  return [
    ...said('时间', date),
    ...said(names[0]!, entry.title),
    ...said(names[1]!, entry.subtitle),
    ...said(names[2]!, entry.tag),
    ...said('地点', entry.place),
    ...said('链接', entry.link),
    ...said('备注', entry.note),
    ...(texts.length > 0 ? [kind === 'project' ? '项目描述：' : '工作内容：'] : []),
    ...texts,
  ]
}

/** Headings of entries, below them the rest in one line parted by middle dots. */
const markdown: TextLayout = (person) =>
  [
    `# ${person.name}`,
    '',
    wishOf(person),
    '',
    person.facts.map(({ label, value }) => `${label}：${value}`).join(' · '),
    ...person.sections.flatMap(({ title, entries }) => [
      '',
      `## ${title}`,
      ...entries.flatMap((entry) => {
        const [head, ...rest] = [...details(entry), dateOf(entry, formFor(person, 'dashed'))].filter(Boolean)
        return [
          '',
          ...(head ? [`### ${head}`] : []),
          ...(rest.length > 0 ? [rest.join(' · ')] : []),
          ...[entry.link, entry.note].filter(Boolean),
          '',
          ...entry.lines.map(({ text, isItem }) => (isItem ? `- ${text}` : `${text}\n`)),
        ]
      }),
    ]),
  ].join('\n')

/** Dates before the entry, with days, numbered lines. */
const datesFirst: TextLayout = (person) =>
  [
    person.isEnglish ? 'RESUME' : '个人简历',
    person.name,
    wishOf(person),
    ...person.facts.map(({ label, value }) => `${label}: ${value}`),
    ...person.sections.flatMap(({ title, entries }) => [
      '',
      `${title}：`,
      ...entries.flatMap((entry) => [
        [dateOf(entry, formFor(person, 'days')), ...details(entry)].filter(Boolean).join('\t'),
        ...[entry.link, entry.note].filter(Boolean),
        ...entry.lines.map(({ text, isItem }, i) => (isItem ? `${i + 1}、${text}` : text)),
      ]),
    ]),
  ].join('\n')

export const textLayouts: Record<string, TextLayout> = { inColumns, labelled, markdown, datesFirst }
