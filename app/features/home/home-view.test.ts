import { expect, test } from 'vitest'
import type { SampleSummary } from '#contract/sample'
import { someTemplate } from '#tests/builders'
import { homeView } from './home-view'

const someSample = (id: string): SampleSummary => ({
  id,
  order: 1,
  title: { zh: `标题 ${id}`, en: `Title ${id}` },
  scenario: { zh: '校招', en: 'Campus' },
  summary: { zh: '一句话', en: 'A line' },
})
const many = <T>(some: (id: string) => T) => 'abcdefghijkl'.split('').map(some)

test('the front page is told in one language, and no more than it shows', () => {
  const shelf = { samples: many(someSample), templates: many(someTemplate) }
  const { samples, templates, templateCount, stage } = homeView(shelf, 'en')
  expect(samples).toHaveLength(8)
  expect(samples[0]).toEqual({ id: 'a', scenario: 'Campus', title: 'Title a', summary: 'A line' })
  expect([templates.length, templateCount, stage?.looks.length]).toEqual([6, 12, 6])
  expect(JSON.stringify([samples, templates])).not.toMatch(/\p{Script=Han}/u)
})

test('the stage shows its own sample first in the template that was made for it', () => {
  const templates = many(someTemplate).map((template) =>
    template.id === 'c' ? { ...template, sample: 'product-manager' } : template,
  )
  const shelf = { samples: [...many(someSample), someSample('product-manager')], templates }
  expect(homeView(shelf, 'zh').stage).toMatchObject({ sample: 'product-manager', chosen: 'c' })
})

test.each([[{ samples: [], templates: many(someTemplate) }], [{ samples: many(someSample), templates: [] }]])(
  'without samples or without templates there is no stage',
  (shelf) => {
    expect(homeView(shelf, 'zh').stage).toBeUndefined()
  },
)
