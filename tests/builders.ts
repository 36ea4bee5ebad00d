import fc from 'fast-check'
import { ApiClientError } from '#app/api-client/failure'
import type { ApiClient } from '#app/api-client/upstream'
import { aiAssistedFields } from '#contract/assisted'
import { DEFAULT_STYLE } from '#contract/default-style'
import { endpoints, type CallName, type ParsedInputOf } from '#contract/endpoints'
import { emptyResume, emptyItem, emptySection } from '#contract/new-resume'
import { Resume, type Item, type Section } from '#contract/resume'
import { SECTION_KINDS } from '#contract/section-kinds'
import { FIT_MODES, FONTS, HEADING_LANGUAGES, PHOTO_SHAPES } from '#contract/style-choices'
import type { StoredResume } from '#contract/stored-resume'
import type { Template } from '#contract/template'
import { cleanLine, cleanText } from '#contract/text'
import type { Typesetter } from '#typeset/typesetter'

/** A valid resume: two sections `s1` (work: `s1-1`, `s1-2`) and `s2` (skills: `s2-1`), a link `l1`, a custom field `c1`. */
export function buildResume(change: (resume: Resume) => void = () => undefined): Resume {
  const resume = emptyResume({ ...DEFAULT_STYLE })
  resume.basics.name = '王小明'
  resume.basics.links = [{ id: 'l1', label: '博客', url: 'https://example.com' }]
  resume.basics.custom = [{ id: 'c1', label: '驾照', value: 'C1' }]
  resume.intention = { ...resume.intention, position: '前端工程师', cities: ['上海', '杭州'] }
  resume.sections = [
    buildSection('s1', [
      buildItem('s1-1', { title: '甲公司', from: '2020-09', to: 'now', text: '- 做了一件事' }),
      buildItem('s1-2', { title: '乙公司', from: '2018-07', to: '2020-08' }),
    ]),
    { ...buildSection('s2', [buildItem('s2-1', { title: '语言', text: 'TypeScript' })]), kind: 'skills' },
  ]
  change(resume)
  return resume
}

/** A resume of an account: `r1`, at revision 5, live. */
export function buildStoredResume(change: Partial<StoredResume> = {}): StoredResume {
  const times = { updatedAt: 50, createdAt: 1, deletedAt: null }
  const { resume = buildResume() } = change
  return { id: 'r1', title: '简历', template: 'classic@1', revision: 5, ...times, ...change, resume }
}

export function buildSection(id: string, items: Item[]): Section {
  return { ...emptySection('work', id, `${id}-1`), items }
}

export function buildItem(id: string, texts: Partial<Item> = {}): Item {
  return { ...emptyItem(id), ...texts }
}

/** The same document as plain JSON with one value put in, or left out when undefined: `broken('basics.email', 7)`. */
export function resumeJsonWith(path: string, value: unknown, whole: unknown = buildResume()): unknown {
  const copy: unknown = JSON.parse(JSON.stringify(whole))
  const keys = path.split(/[.[\]]+/).filter(Boolean)
  const holder = keys.slice(0, -1).reduce((node, key) => (node as Record<string, object>)[key]!, copy as object)
  Object.assign(holder, { [keys.at(-1)!]: value })
  return JSON.parse(JSON.stringify(copy)) as unknown
}

/** A template with a look of its own. */
export function buildTemplate(id: string, templateStyle: Partial<Template['style']> = {}, version = 1): Template {
  const { colour, font, size, lineHeight, margins, spacing } = DEFAULT_STYLE
  const bilingual = { zh: id, en: id }
  return {
    id,
    version,
    order: 1,
    name: bilingual,
    summary: bilingual,
    columns: 1,
    photo: true,
    level: 'free',
    mood: 'formal',
    scenarios: ['social'],
    industries: [],
    colours: ['#1f4e79', '#0f766e', '#333333'],
    style: { colour, font, size, lineHeight, margins, spacing, ...templateStyle },
    sample: 'sample',
  }
}

export type FakeResponses = { [N in CallName]?: (input: ParsedInputOf<N>) => unknown }

/** An upstream that answers some calls by name and remembers them; any other call fails the test. */
export function fakeApiClient(responses: FakeResponses): ApiClient & { calls: [name: CallName, input: unknown][] } {
  const calls: [CallName, unknown][] = []
  return {
    calls,
    async call(name, input) {
      calls.push([name, input])
      const answer = responses[name] as ((input: unknown) => unknown) | undefined
      if (!answer) throw new Error(`nobody expected ${name}`)
      return endpoints[name].output.parse(await answer(input)) as never
    },
    stream: (name) => Promise.reject(new Error(`nobody expected ${name}`)),
  }
}

/** A typesetter of which some parts answer; any other part fails the test. */
export function fakeTypesetter(parts: {
  [K in keyof Typesetter]?: (...implemented: never[]) => unknown
}): Typesetter {
  const unexpected = (name: string) => () => {
    throw new Error(`nobody expected ${name}`)
  }
  const get = (_: object, name: string) => parts[name as keyof Typesetter] ?? unexpected(name)
  return new Proxy({}, { get }) as Typesetter
}

/** The failures an upstream answers with, as answers of fakeUpstream. */
export function failingWith(code: number, newer?: unknown): () => never {
  return () => {
    throw new ApiClientError('business', code, '不行', {}, newer)
  }
}
export function failUnreachable(): never {
  throw new ApiClientError('network', 0, 'down')
}

/** The editor's form for a resume, as a browser posts it: one pair a field, line ends as CR LF. */
export function editorFormData(resume: Resume, more: Record<string, string | File> = {}): FormData {
  const form = new FormData()
  const { cities, ...intentionFields } = resume.intention
  const append = (prefix: string, values: object) => {
    for (const [name, value] of Object.entries(values))
      if (!Array.isArray(value)) form.append(`${prefix}.${name}`, String(value).replaceAll('\n', '\r\n'))
  }
  append('basics', resume.basics)
  resume.basics.links.forEach((link, i) => append(`basics.links[${i}]`, link))
  resume.basics.custom.forEach((field, i) => append(`basics.custom[${i}]`, field))
  append('intention', { ...intentionFields, cities: cities.join('、') })
  resume.sections.forEach((section, s) => {
    append(`sections[${s}]`, section)
    section.items.forEach((item, i) => append(`sections[${s}].items[${i}]`, item))
  })
  append('style', resume.style)
  if (resume.scenario) form.append('scenario', resume.scenario)
  form.append('assisted', aiAssistedFields(resume).join(' '))
  for (const [name, value] of Object.entries(more)) form.append(name, value)
  return form
}

/** Ids `n1`, `n2`, … */
export function sequentialIds(): () => string {
  let count = 0
  return () => `n${++count}`
}

const letters = fc.constantFrom(...'中文简历，。 Az09-*_<&"\'é😀𠮷')
/** One clean line, as a resume keeps it. */
export const arbitraryLine = fc.string({ unit: letters, maxLength: 20 }).map(cleanLine)
export const arbitraryText = fc
  .string({ unit: fc.oneof({ weight: 9, arbitrary: letters }, fc.constant('\n')), maxLength: 60 })
  .map(cleanText)
const arbitraryMonth = fc
  .tuple(fc.integer({ min: 1990, max: 2030 }), fc.integer({ min: 1, max: 12 }))
  .map(([year, month]) => `${year}-${String(month).padStart(2, '0')}`)
const arbitraryUrl = fc.constantFrom('', 'https://example.com/a?b=c', 'example.com', 'mailto:a@example.com')

const arbitraryItem: fc.Arbitrary<Item> = fc
  .record({
    ...textsOf(['title', 'subtitle', 'tag', 'place', 'note']),
    visible: fc.boolean(),
    months: fc.uniqueArray(arbitraryMonth, { minLength: 2, maxLength: 2 }).map((months) => months.sort()),
    ends: fc.constantFrom('month', 'now', ''),
    link: arbitraryUrl,
    text: arbitraryText,
    flags: fc.constantFrom<Partial<Item>>(
      {},
      { breakBefore: true },
      { keep: true },
      { assisted: ['subtitle', 'text'] },
    ),
  })
  .map(({ months: [from = '', to = ''], ends, flags, ...item }) =>
    buildItem('', { ...item, ...flags, from, to: ends === 'month' ? to : ends }),
  )

const arbitrarySection: fc.Arbitrary<Section> = fc
  .record({
    id: fc.constant(''),
    kind: fc.constantFrom(...SECTION_KINDS),
    title: arbitraryLine,
    visible: fc.boolean(),
    flags: fc.constantFrom<Partial<Section>>({}, { keep: true }, { assisted: true }),
    items: fc.array(arbitraryItem, { maxLength: 3 }),
  })
  .map(({ flags, ...section }) => ({ ...section, ...flags }))

/** Any valid resume in the form Resume.parse gives it, with every id used once. */
export const arbitraryResume: fc.Arbitrary<Resume> = fc
  .record({
    basics: fc.record({
      ...textsOf(['name', 'phone', 'city', 'hukou', 'gender', 'ethnicity', 'politicalStatus', 'marital']),
      photo: fc.constantFrom('', 'abcdefghijklmnopqrstuv'),
      birth: fc.oneof(fc.constant(''), arbitraryMonth),
      email: fc.constantFrom('', 'wang@example.com'),
      heightCm: fc.constantFrom('', '175'),
      weightKg: fc.constantFrom('', '66'),
      links: fc.array(fc.record({ id: fc.constant(''), label: arbitraryLine, url: arbitraryUrl }), {
        maxLength: 3,
      }),
      custom: fc.array(fc.record({ id: fc.constant(''), ...textsOf(['label', 'value']) }), { maxLength: 3 }),
    }),
    intention: fc.record({
      ...textsOf(['position', 'salary', 'availability', 'status']),
      cities: fc.uniqueArray(fc.constantFrom('北京', '上海', '杭州', 'New York'), { maxLength: 4 }),
    }),
    scenario: fc.constantFrom('', 'campus', 'gone-by-now'),
    assisted: fc.constantFrom(undefined, true as const),
    sections: fc.array(arbitrarySection, { maxLength: 4 }),
    style: fc.record({
      template: fc.constantFrom('classic@1', 'modern-two@12'),
      colour: fc.constantFrom('#1f4e79', '#abcdef'),
      font: fc.constantFrom(...FONTS),
      size: fc.constantFrom(9, 10.5, 12),
      lineHeight: fc.constantFrom(1.2, 1.45, 1.8),
      margins: fc.constantFrom(10, 25),
      spacing: fc.constantFrom(0.6, 1.1),
      photo: fc.constantFrom(...PHOTO_SHAPES),
      headings: fc.constantFrom(...HEADING_LANGUAGES),
      page: fc.constant('A4' as const),
      fit: fc.constantFrom(...FIT_MODES),
    }),
  })
  .map(({ scenario, assisted, ...parts }) => {
    const bilingual = { ...(scenario && { scenario }), ...(assisted && { assisted }) }
    return Resume.parse(withIds({ ...parts, ...bilingual, schemaVersion: 1 }))
  })

function textsOf<const K extends string>(keys: readonly K[]) {
  return Object.fromEntries(keys.map((key) => [key, arbitraryLine])) as Record<K, fc.Arbitrary<string>>
}

function withIds(resume: Resume): Resume {
  const { basics, sections } = resume
  return {
    ...resume,
    basics: {
      ...basics,
      links: basics.links.map((link, i) => ({ ...link, id: `l${i}` })),
      custom: basics.custom.map((field, i) => ({ ...field, id: `c${i}` })),
    },
    sections: sections.map((section, s) => ({
      ...section,
      id: `s${s}`,
      items: section.items.map((item, i) => ({ ...item, id: `s${s}-${i}` })),
    })),
  }
}
