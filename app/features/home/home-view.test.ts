import { expect, test } from 'vitest'
import type { SampleSummary } from '#contract/catalogue/sample'
import { buildTemplate } from '#tests/fixtures/resume-builders'
import { buildHomeView } from './home-view'

const someSample = (id: string): SampleSummary => ({
  id,
  order: 1,
  title: { zh: `标题 ${id}`, en: `Title ${id}` },
  scenario: { zh: '校招', en: 'Campus' },
  summary: { zh: '一句话', en: 'A line' },
})
const many = <T>(some: (id: string) => T) => 'abcdefghijkl'.split('').map(some)

test('builds the front page in one language, with only what it shows', () => {
  const content = { samples: many(someSample), templates: many(buildTemplate) }
  const { samples, templates, templateCount, showcase } = buildHomeView(content, 'en')
  expect(samples).toHaveLength(8)
  expect(samples[0]).toEqual({ id: 'a', scenario: 'Campus', title: 'Title a', summary: 'A line' })
  expect([templates.length, templateCount, showcase?.templateOptions.length]).toEqual([6, 12, 6])
  expect(JSON.stringify([samples, templates])).not.toMatch(/\p{Script=Han}/u)
})

test('the showcase selects the template made for its sample', () => {
  const templates = many(buildTemplate).map((template) =>
    template.id === 'c' ? { ...template, sample: 'product-manager' } : template,
  )
  const content = { samples: [...many(someSample), someSample('product-manager')], templates }
  expect(buildHomeView(content, 'zh').showcase).toMatchObject({ sample: 'product-manager', selected: 'c' })
})

test.each([
  [{ samples: [], templates: many(buildTemplate) }],
  [{ samples: many(someSample), templates: [] }],
])('has no showcase without samples or without templates', (content) => {
  expect(buildHomeView(content, 'zh').showcase).toBeUndefined()
})
