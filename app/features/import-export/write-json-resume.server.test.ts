import fc from 'fast-check'
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { Resume, type Item } from '#contract/resume/resume'
import { SECTION_FIELDS } from '#contract/resume/section-kinds'
import { parseDocument } from '#importer/parse-document'
import { arbitraryResume } from '#tests/fixtures/arbitrary-resume'
import { buildItem, buildResume, buildSection } from '#tests/fixtures/resume-builders'
import { writeJsonResume } from './write-json-resume'

// As published: jsonresume/resume-schema, schema.json.
const published = JSON.parse(readFileSync('tests/fixtures/json-resume-schema.json', 'utf8')) as Parameters<
  typeof z.fromJSONSchema
>[0]
const schema = z.fromJSONSchema(published)
const folder = 'content/samples'
const samples = readdirSync(folder).map((file): [string, Resume] => {
  const { resume } = JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')) as { resume: unknown }
  return [file, Resume.parse(resume)]
})

type Written = Record<string, Record<string, unknown>[]> & { basics: Record<string, unknown> }
const write = (resume: Resume) =>
  JSON.parse(JSON.stringify(writeJsonResume(resume, ({ title, kind }) => title || kind))) as Written
const read = async (file: object) =>
  (await parseDocument(new TextEncoder().encode(JSON.stringify(file)), 'a.json')).resume

/** What a file can have of a resume: what is shown, without photos; ids are given anew. */
function shownOf(resume: Resume): unknown {
  const { dismissed: _, sampleEntries: __, ...rest } = resume
  return {
    ...rest,
    basics: {
      ...resume.basics,
      photo: '',
      links: resume.basics.links.flatMap(({ label, url }) => (url ? [{ label, url }] : [])),
      custom: resume.basics.custom.flatMap(({ label, value }) => (value ? [{ label, value }] : [])),
    },
    sections: resume.sections
      .filter(({ visible }) => visible)
      .map(({ id: ___, items, ...section }) => ({
        ...section,
        items: items.filter(({ visible }) => visible).map((item) => fieldsOf(section.kind, item)),
      })),
  }
}

function fieldsOf(kind: keyof typeof SECTION_FIELDS, { id: _, picture: __, ...item }: Item): unknown {
  const shown: readonly string[] = SECTION_FIELDS[kind]
  return Object.fromEntries(
    Object.entries(item).map(([name, value]) => [
      name,
      typeof value === 'string' && !shown.includes(name) ? '' : value,
    ]),
  )
}

test.each(samples)(
  'the sample %s comes back from JSON Resume as it was, by a valid file',
  async (_, resume) => {
    const file = write(resume)
    expect(schema.safeParse(file).error?.issues ?? []).toEqual([])
    expect(shownOf(await read(file))).toEqual(shownOf(resume))
  },
)

test('any resume comes back from JSON Resume as it was', { timeout: 60_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(arbitraryResume, async (resume) => {
      expect(shownOf(await read(write(resume)))).toEqual(shownOf(resume))
    }),
  )
})

test('facts of Chinese resumes are in no place that means something else', () => {
  const file = write(
    buildResume(({ basics }) =>
      Object.assign(basics, { city: '杭州', hukou: '湖南长沙', ethnicity: '汉族' }),
    ),
  )
  expect(file.basics.location).toEqual({ city: '杭州' })
  expect(JSON.stringify(file.basics)).not.toContain('湖南')
  expect(file['x-smart-resume']).toMatchObject({ facts: { hukou: '湖南长沙', ethnicity: '汉族' } })
})

test('another reader finds the entries in the places of the schema', () => {
  const item = { title: '甲', subtitle: '乙', from: '2020-01', note: '丙', text: '- **省** 一半\n- 二' }
  const of = (kind: keyof typeof SECTION_FIELDS) =>
    write(buildResume((draft) => void (draft.sections = [buildSection('x', [buildItem('x1', item)], kind)])))
  expect(of('work').work).toEqual([
    { name: '甲', position: '乙', startDate: '2020-01', highlights: ['省 一半', '二'] },
  ])
  expect(of('education').education).toMatchObject([
    { institution: '甲', area: '乙', score: '丙', courses: ['省 一半', '二'] },
  ])
  expect(of('project').projects).toMatchObject([{ name: '甲', roles: ['乙'], description: '丙' }])
  expect(of('certificates').certificates).toMatchObject([{ name: '甲', issuer: '乙', date: '2020-01' }])
})

describe('a file that another program changed', () => {
  const item = buildItem('x1', {
    title: '甲公司',
    subtitle: '工程师',
    from: '2020-01',
    text: '- **省** 一半',
  })
  const resume = buildResume((draft) => {
    draft.sections = [
      {
        ...buildSection('x', [item, { ...item, id: 'x2', title: '乙公司' }], 'internship'),
        title: '打过的工',
      },
    ]
    draft.basics.hukou = '湖南长沙'
  })

  test('keeps what was changed, and the rest as it was', async () => {
    const file = write(resume)
    Object.assign(file.work![0]!, { position: '主管', startDate: '2020-03-15' })
    const { sections, basics } = await read(file)
    expect(basics.hukou).toBe('湖南长沙')
    expect(sections).toMatchObject([
      {
        ...{ kind: 'internship', title: '打过的工' },
        items: [
          { title: '甲公司', subtitle: '主管', from: '2020-03', text: '- **省** 一半' },
          { title: '乙公司', subtitle: '工程师', text: '- **省** 一半' },
        ],
      },
    ])
  })

  test('gets entries, facts and lists that were added', async () => {
    const file = Object.assign(write(resume), { interests: [{ name: 'Chess' }] })
    file.work!.push({ name: '丙公司', highlights: ['做了一件事'] })
    Object.assign(file.basics, { url: 'https://a.cn/me' })
    const read1 = await read(file)
    expect(read1.sections.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['internship', 'work', 'custom']),
    )
    for (const words of ['丙公司', '做了一件事', 'Chess', 'a.cn/me'])
      expect(JSON.stringify(read1)).toContain(words)
  })

  test.each([
    { version: 2 },
    { version: 1, style: 'x' },
    { version: 1, sections: [{ kind: 'work', items: 'x' }], style: 7 },
  ])('is read as any other where our block is %j', async (block) => {
    const { basics, sections } = await read({ ...write(resume), 'x-smart-resume': block })
    expect(basics.name).toBe(resume.basics.name)
    expect(sections[0]!.items.map(({ title }) => title)).toEqual(['甲公司', '乙公司'])
  })
})

test('the province of a foreign file is no native place', async () => {
  const { basics } = await read({
    basics: { name: 'Jane', location: { city: 'Fresno', region: 'California' } },
  })
  expect(basics).toMatchObject({
    city: 'Fresno',
    hukou: '',
    custom: [{ label: '地区', value: 'California' }],
  })
})
