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

test('the front page is told in one language, and no more than it shows', () => {
  const content = { samples: many(someSample), templates: many(buildTemplate) }
  const { samples, templates, templateCount, showcase } = buildHomeView(content, 'en')
  expect(samples).toHaveLength(8)
  expect(samples[0]).toEqual({ id: 'a', scenario: 'Campus', title: 'Title a', summary: 'A line' })
  expect([templates.length, templateCount, showcase?.templateOptions.length]).toEqual([6, 12, 6])
  expect(JSON.stringify([samples, templates])).not.toMatch(/\p{Script=Han}/u)
})

test('the stage shows its own sample first in the template that was made for it', () => {
  const templates = many(buildTemplate).map((template) =>
    template.id === 'c' ? { ...template, sample: 'product-manager' } : template,
  )
  const content = { samples: [...many(someSample), someSample('product-manager')], templates }
  expect(buildHomeView(content, 'zh').showcase).toMatchObject({ sample: 'product-manager', selected: 'c' })
})

test.each([
  [{ samples: [], templates: many(buildTemplate) }],
  [{ samples: many(someSample), templates: [] }],
])('without samples or without templates there is no stage', (content) => {
  expect(buildHomeView(content, 'zh').showcase).toBeUndefined()
})
