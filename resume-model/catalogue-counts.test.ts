import { expect, test } from 'vitest'
import type { IndustrySummary } from '#contract/catalogue/position'
import { countPositions, countSamples, countTemplates } from './catalogue-counts'

const text = { zh: '名', en: 'Name' }
const trade = (id: string, positions: { sample?: string; graduateSample?: string }[]): IndustrySummary => ({
  id,
  name: text,
  positions: positions.map((samples, n) => ({ id: `${id}-${n}`, name: text, summary: text, ...samples })),
})
const industries = [
  trade('care', [{ sample: 'nurse', graduateSample: 'young-nurse' }, { graduateSample: 'carer' }, {}]),
  trade('law', [{ sample: 'lawyer' }]),
  trade('general', [{}]),
]

test('the position that suits anybody is neither a position of a trade nor a trade', () => {
  expect(countPositions(industries)).toEqual({
    industries: 2,
    positions: 4,
    withSample: 3,
    withGraduateSample: 2,
  })
})

test('a finished resume is counted once, whether a list, a position or both have it', () => {
  expect(countSamples([], industries)).toBe(4)
  expect(countSamples([{ id: 'nurse' }, { id: 'pilot' }], industries)).toBe(5)
})

test('free templates are counted among all', () => {
  expect(countTemplates([{ level: 'free' }, { level: 'all' }, { level: 'all' }])).toEqual({ all: 3, free: 1 })
})
