import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { Resume } from '#contract/resume/resume'
import { resumeJsonWith, buildResume } from '#tests/fixtures/resume-builders'
import { parseDocument } from '../parse-document'
import type { ImportError } from '../import-error'
import { searchableWords } from '../classify/append-unclassified'

const bytesOf = (text: string) => new TextEncoder().encode(text)
const problemOf = (bytes: Uint8Array, name = 'a') =>
  parseDocument(bytes, name).then(
    () => 'read',
    (error: unknown) => (error as ImportError).code,
  )
const bare = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')

describe('importing our own JSON', () => {
  const json = (value: unknown) => parseDocument(bytesOf(JSON.stringify(value)), 'a.json')

  test('a newer version is rejected, and a missing version is accepted', async () => {
    expect(await problemOf(bytesOf(JSON.stringify({ ...buildResume(), schemaVersion: 2 })), 'a.json')).toBe(
      'newerVersion',
    )
    expect((await json({ ...buildResume(), schemaVersion: 0 })).resume).toEqual(buildResume())
  })

  test.each([
    ['basics.email', 'not an address'],
    ['basics.heightCm', '很高'],
    ['sections[0].items[0].from', '很久以前'],
    ['sections[0].kind', 'adventure'],
    ['style.template', '../../etc'],
    ['sections[1].items[0].text', 42],
    ['basics', 'x'],
  ])('a wrong %s is removed, and its text kept', async (path, value) => {
    const { resume, notes } = await json(resumeJsonWith(path, value))
    expect(notes).toEqual(['mended'])
    expect(searchableWords(resume)).toContain(bare('做了一件事'))
    if (typeof value === 'string' && !path.startsWith('style') && value !== 'adventure' && value !== 'x')
      expect(searchableWords(resume)).toContain(bare(value))
  })
})

test.each([
  ['nothing where something belongs', null, []],
  ['what is no text where one belongs', { deep: ['Not to be lost'] }, ['nottobelost']],
])('a jsonresume.org file with %s is imported', async (_, odd, kept) => {
  const file = {
    basics: {
      ...{ name: '王小明', label: odd, email: odd, location: { city: odd }, wantedCities: [odd, '苏州'] },
      profiles: [odd, { network: odd, url: odd }, { network: 'GitHub', url: 'https://github.com/wang' }],
      custom: [odd, { label: odd, value: '登山' }],
    },
    work: [
      odd,
      { name: odd, startDate: odd },
      { name: '甲公司', endDate: odd, highlights: [odd, '做了一件事'] },
    ],
    skills: [{ name: odd, keywords: [odd, 'Go'] }],
    education: odd,
    meta: odd,
  }
  const { resume } = await parseDocument(bytesOf(JSON.stringify(file)), 'a.json')
  expect(resume.basics).toMatchObject({
    name: '王小明',
    links: [{ label: 'GitHub', url: 'https://github.com/wang' }],
  })
  expect(resume.intention.cities).toEqual(['苏州'])
  expect(resume.sections[0]!.items.at(-1)).toMatchObject({ title: '甲公司', text: '- 做了一件事' })
  expect(JSON.stringify(resume)).not.toContain('[object')
  for (const words of ['登山', ...kept]) expect(searchableWords(resume)).toContain(words)
})

test('an entry with only nulls is dropped', async () => {
  const file = { basics: { name: '王小明' }, work: [{ name: null, highlights: [null] }, { name: '甲公司' }] }
  const { resume } = await parseDocument(bytesOf(JSON.stringify(file)), 'a.json')
  expect(resume.sections[0]!.items.map(({ title }) => title)).toEqual(['甲公司'])
})

test.each([
  '['.repeat(50_000) + ']'.repeat(50_000),
  `{"basics":${'{"a":'.repeat(20_000)}1${'}'.repeat(20_001)}`,
])('endlessly nested JSON is rejected', async (text) => {
  expect(await problemOf(bytesOf(text), 'a.json')).toBe('unreadable')
})

test.each([
  ['en', 'Jane', 'Engineer who builds', ['Interests', 'References']],
  ['zh', '王小明', '前端工程师，写了很多页面', ['兴趣爱好', '推荐人']],
])('a jsonresume.org file in %s gets headings in that language', async (language, name, label, titles) => {
  const file = {
    basics: { name, label, email: 'somebody.with.letters@example.com', url: null },
    interests: [{ name: '-' }],
    references: [{ name: '--' }],
  }
  const { resume } = await parseDocument(bytesOf(JSON.stringify(file)), 'resume.json')
  expect(resume.style.headings).toBe(language)
  expect(resume.sections.map(({ title }) => title)).toEqual(titles)
})

describe('importing other JSON', () => {
  test('a jsonresume.org file maps to our fields, also with names of older versions', async () => {
    const { resume, source } = await parseDocument(
      bytesOf(
        JSON.stringify({
          basics: {
            name: 'Jane',
            label: 'Engineer',
            email: 'j@example.com',
            phone: '123',
            website: 'https://jane.example.com',
            summary: 'I build.',
            location: { city: 'Berlin', countryCode: 'DE' },
            profiles: [{ network: 'GitHub', username: 'jane', url: 'https://github.com/jane' }],
          },
          work: [
            {
              company: 'Acme',
              position: 'CTO',
              startDate: '2019-01-01',
              highlights: ['Cut cost', 'Hired 5'],
            },
          ],
          skills: [{ name: 'Web', level: 'Master', keywords: ['HTML', 'CSS'] }],
          interests: [{ name: 'Chess' }],
          unknown: [{ deep: ['Not to be lost'] }],
        }),
      ),
      'resume.json',
    )
    expect(source).toBe('json-resume')
    expect(resume.basics).toMatchObject({
      name: 'Jane',
      email: 'j@example.com',
      phone: '123',
      city: 'Berlin',
    })
    expect(resume.intention.position).toBe('Engineer')
    expect(resume.sections.find(({ kind }) => kind === 'work')?.items[0]).toMatchObject({
      title: 'Acme',
      subtitle: 'CTO',
      from: '2019-01',
      to: 'now',
      text: '- Cut cost\n- Hired 5',
    })
    for (const words of ['I build', 'Master', 'HTML', 'Chess', 'Not to be lost', 'DE'])
      expect(searchableWords(resume)).toContain(bare(words))
  })

  test('JSON of any shape keeps its texts', async () => {
    const { resume, source } = await parseDocument(bytesOf('{"a":[{"b":"一段话"},"两段话"],"c":7}'), 'a.json')
    expect(source).toBe('other-json')
    for (const words of ['一段话', '两段话', '7']) expect(searchableWords(resume)).toContain(words)
  })
})

test("the product's samples survive an export and import", async () => {
  const text = readFileSync('tests/fixtures/three-pages.json', 'utf8')
  expect((await parseDocument(bytesOf(text), 'a.json')).resume).toEqual(Resume.parse(JSON.parse(text)))
})
