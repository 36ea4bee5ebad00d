import { expect, test } from 'vitest'
import type { SampleSummary } from '#contract/catalogue/sample'
import { buildTemplate } from '#tests/fixtures/resume-builders'
import { buildHomeView } from './home-view'

const someSample = (id: string): SampleSummary => ({
  id,
  title: { zh: `标题 ${id}`, en: `Title ${id}` },
  scenario: { zh: '校招', en: 'Campus' },
  summary: { zh: '一句话', en: 'A line' },
})
const many = <T>(some: (id: string) => T) => 'abcdefghijkl'.split('').map(some)

const somePosition = (id: string, sample?: string, graduateSample?: string) => ({
  id,
  name: { zh: `岗位 ${id}`, en: `Position ${id}` },
  summary: { zh: '一个岗位', en: 'A position' },
  ...(sample && { sample }),
  ...(graduateSample && { graduateSample }),
})
const industry = (id: string, positions: ReturnType<typeof somePosition>[]) => ({
  id,
  name: { zh: `行业 ${id}`, en: `Industry ${id}` },
  positions,
})
const industries = [
  industry('software', [
    somePosition('content-operations', 'editor', 'young-editor'),
    somePosition('frontend', 's1'),
    somePosition('backend', 's2'),
    somePosition('crawler'),
  ]),
  industry('care', [
    somePosition('registered-nurse', 'nurse'),
    somePosition('physician', undefined, 's3'),
    somePosition('key-account-sales', undefined, 's4'),
  ]),
  industry('general', [somePosition('general')]),
]

test('builds the front page in one language, with only what it shows', () => {
  const english = ['nurse', 'pilot'].map((id) => ({ ...someSample(id), language: 'en' as const }))
  const content = { samples: [...english, ...many(someSample)], templates: many(buildTemplate), industries }
  const view = buildHomeView(content, 'en')
  expect([view.templateCount, view.showcase?.templateOptions.length]).toEqual([12, 6])
  expect(view.positions.pages).toEqual([
    { start: 'sample:nurse', name: 'Title nurse', sample: 'nurse' },
    { start: 'sample:pilot', name: 'Title pilot', sample: 'pilot' },
  ])
  expect(JSON.stringify(view.positions)).not.toMatch(/\p{Script=Han}/u)
})

test('positions with a finished resume are pages, or links with those of each industry in turn', () => {
  const { pages, links, count, sampleCount } = buildHomeView(
    { samples: [], templates: [], industries },
    'zh',
  ).positions
  expect(pages.map(({ start, sample }) => [start, sample])).toEqual([
    ['position:content-operations@graduate', 'young-editor'],
    ['position:registered-nurse@sample', 'nurse'],
  ])
  expect(links.map(({ id }) => id)).toEqual(['frontend', 'physician', 'backend'])
  expect([count, sampleCount]).toEqual([7, 7])
})

test('the showcase selects the template made for its sample', () => {
  const templates = many(buildTemplate).map((template) =>
    template.id === 'c' ? { ...template, sample: 'product-manager' } : template,
  )
  const content = { samples: [...many(someSample), someSample('product-manager')], templates, industries }
  expect(buildHomeView(content, 'zh').showcase).toMatchObject({ sample: 'product-manager', selected: 'c' })
})

test.each([
  [{ samples: [], templates: many(buildTemplate) }],
  [{ samples: many(someSample), templates: [] }],
])('has no showcase without samples or without templates', (content) => {
  expect(buildHomeView({ ...content, industries }, 'zh').showcase).toBeUndefined()
})
