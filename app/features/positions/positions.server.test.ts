import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { Industry } from '#contract/catalogue/position'
import { ApiCodes } from '#contract/http/api-codes'
import type { Sample } from '#contract/catalogue/sample'
import { failingWith, fakeApiClient } from '#tests/fake-api/fake-api-client'
import { buildResume, buildTemplate } from '#tests/fixtures/resume-builders'
import { loadPosition, loadPositions } from './positions.server'

const name = { zh: '护士', en: 'Nurse' }
const { positions, ...industry } = Industry.parse(
  JSON.parse(readFileSync('content/positions/healthcare.json', 'utf8')),
)
const position = {
  ...positions[0]!,
  templates: ['member', 'plain'],
  industry: { ...industry, positions: [] },
}
const templates = [
  { ...buildTemplate('member'), level: 'all' as const },
  { ...buildTemplate('plain'), name: { zh: '素', en: 'Plain' } },
]
const sampleIn = (template: string): Sample => ({
  ...{ id: 'icu-nurse', title: name, scenario: name, summary: name },
  resume: buildResume(({ style }) => (style.template = template)),
})
const load = (sample?: Sample, graduateSample?: Sample, language: 'zh' | 'en' = 'zh') =>
  loadPosition(
    fakeApiClient({
      readPosition: () => ({ ...position, sample: sample?.id, graduateSample: graduateSample?.id }),
      listTemplates: () => templates,
      readSample: ({ id }) => (id === sample?.id ? sample : graduateSample!),
    }),
    'nurse',
    language,
  )

test('a position has its finished resume as text, and the template of its picture', async () => {
  const view = await load(sampleIn('plain@1'))
  expect(view?.sample).toMatchObject({
    id: 'icu-nurse',
    template: { id: 'plain', name: { zh: '素' } },
    freeTemplateName: undefined,
    text: { name: buildResume().basics.name },
  })
})

test('says which free template stands in for one of members', async () => {
  expect((await load(sampleIn('member@1')))?.sample?.freeTemplateName).toEqual({ zh: '素', en: 'Plain' })
})

test('a position knows the finished resume of a graduate beside the other', async () => {
  const graduate = { ...sampleIn('plain@1'), id: 'nurse-graduate' }
  expect(await load(sampleIn('member@1'), graduate)).toMatchObject({
    sample: { id: 'icu-nurse' },
    graduateSample: { id: 'nurse-graduate', freeTemplateName: undefined },
  })
  expect(await load(undefined, graduate)).toMatchObject({
    sample: undefined,
    graduateSample: { id: graduate.id },
  })
})

test('a position without a finished resume has none, and an unknown position is undefined', async () => {
  expect((await load())?.sample).toBeUndefined()
  const api = fakeApiClient({ readPosition: failingWith(ApiCodes.notFound), listTemplates: () => templates })
  expect(await loadPosition(api, 'astronaut', 'zh')).toBeUndefined()
})

test('a page in English has the English lines and skills of a position, one without any its Chinese ones', async () => {
  const nurse = positions.find(({ id }) => id === 'registered-nurse')!
  const inChinese = { ...nurse, english: undefined }
  const read = (one: typeof nurse, language: 'zh' | 'en') =>
    loadPosition(
      fakeApiClient({
        readPosition: () => ({
          ...position,
          ...one,
          templates: ['plain'],
          sample: undefined,
          graduateSample: undefined,
        }),
        listTemplates: () => templates,
      }),
      one.id,
      language,
    )
  expect(await read(nurse, 'en')).toMatchObject({ phraseLanguage: 'en', position: { ...nurse.english } })
  expect(await read(nurse, 'zh')).toMatchObject({ phraseLanguage: 'zh', position: { lines: nurse.lines } })
  expect(await read(inChinese, 'en')).toMatchObject({
    phraseLanguage: 'zh',
    position: { skills: inChinese.skills },
  })
})

test('lists only positions with a finished resume when asked, with its industries counted so', async () => {
  const [first, second] = positions.map((one) => ({ ...one, sample: undefined, graduateSample: undefined }))
  const api = fakeApiClient({
    listPositions: () => [
      { ...industry, positions: [{ ...first!, sample: 'icu-nurse' }, second!] },
      { ...industry, id: 'legal', positions: [second!, { ...second!, graduateSample: 'clerk' }] },
      { ...industry, id: 'general', positions: [second!] },
    ],
  })
  const all = await loadPositions(api, new URLSearchParams())
  const totals = { industries: 2, positions: 4, withSample: 2, withGraduateSample: 1 }
  expect(all).toMatchObject({ kind: '', totals })
  expect(all.industries.map(({ count }) => count)).toEqual([2, 2])
  const narrowed = await loadPositions(api, new URLSearchParams({ sample: '1', q: '护' }))
  expect(narrowed).toMatchObject({ kind: '1', totals })
  expect(narrowed.industries.map(({ count }) => count)).toEqual([1, 1])
  expect(narrowed.found).toMatchObject([
    { positions: [{ sample: 'icu-nurse' }] },
    { positions: [{ graduateSample: 'clerk' }] },
  ])
  const ofGraduates = await loadPositions(api, new URLSearchParams({ sample: 'graduate' }))
  expect(ofGraduates).toMatchObject({ kind: 'graduate', totals })
  expect(ofGraduates.industries).toEqual([{ id: 'legal', name: industry.name, count: 1 }])
  expect(ofGraduates.found).toMatchObject([{ positions: [{ graduateSample: 'clerk' }] }])
})

test('the position that suits anybody is no trade, but is found by a search or its own industry', async () => {
  const api = fakeApiClient({
    listPositions: () => [{ ...industry, id: 'general', positions: [positions[0]!] }],
  })
  expect((await loadPositions(api, new URLSearchParams())).found).toEqual([])
  for (const query of ['q=通用', 'industry=general'])
    expect((await loadPositions(api, new URLSearchParams(query))).found).toHaveLength(1)
})
