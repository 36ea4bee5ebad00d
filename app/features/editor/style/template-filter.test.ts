import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { EditorTemplate } from './editor-template'
import { buildTemplate } from '#tests/fixtures/resume-builders'
import {
  matchesFilter,
  nearestTemplates,
  pressChip,
  TEMPLATE_CHIPS,
  type TemplateChip,
} from './template-filter'

const none = { chosen: [], favourites: new Set<string>(), found: undefined }

test.each<[TemplateChip, object]>([
  ['one', { columns: 1 }],
  ['two', { columns: 2 }],
  ['photo', { photo: true }],
  ['noPhoto', { photo: false }],
  ['english', { collections: ['english'] }],
  ['form', { collections: ['form'] }],
])('the chip %s leaves templates with %o', (chip, change) => {
  const template = { ...buildTemplate('a', {}), columns: 1 as const, ...change }
  expect(matchesFilter(template, { ...none, chosen: [chip] })).toBe(true)
  const others: Partial<Record<TemplateChip, Partial<EditorTemplate>>> = {
    one: { columns: 2 },
    two: {},
    photo: { photo: false },
    noPhoto: {},
    english: {},
    form: {},
  }
  const other = { ...buildTemplate('b'), ...others[chip] }
  expect(matchesFilter(other, { ...none, chosen: [chip] })).toBe(false)
})

test('favourites and what a search found narrow it further', () => {
  const template = buildTemplate('a')
  expect(matchesFilter(template, { ...none, chosen: ['favourite'] })).toBe(false)
  const marked = { ...none, chosen: ['favourite' as const], favourites: new Set(['a']) }
  expect(matchesFilter(template, marked)).toBe(true)
  expect(matchesFilter(template, { ...marked, found: new Set(['b']) })).toBe(false)
})

test('however chips are pressed, none is chosen twice, and no two that exclude each other', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...TEMPLATE_CHIPS)), (presses) => {
      const chosen = presses.reduce<TemplateChip[]>(pressChip, [])
      expect(new Set(chosen).size).toBe(chosen.length)
      expect(chosen).not.toEqual(expect.arrayContaining(['one', 'two']))
      expect(chosen).not.toEqual(expect.arrayContaining(['photo', 'noPhoto']))
    }),
  )
})

test('where nothing has it all, the nearest have the search and as many chips as any has', () => {
  const templates = [
    { ...buildTemplate('a'), columns: 1 as const, photo: false },
    { ...buildTemplate('b'), columns: 2 as const, photo: true },
    { ...buildTemplate('c'), columns: 1 as const, photo: true },
  ]
  const near = (chosen: TemplateChip[], answer?: { found: string[]; nearest: string[] }) =>
    nearestTemplates(templates, { chosen, favourites: new Set(), answer }).map(({ id }) => id)
  expect(near([], { found: [], nearest: ['c', 'a', 'gone'] })).toEqual(['c', 'a'])
  expect(near(['two'], { found: ['c', 'a'], nearest: [] })).toEqual(['c', 'a'])
  expect(near(['two', 'photo'], { found: ['a', 'c'], nearest: [] })).toEqual(['c'])
  expect(near(['two', 'noPhoto'])).toEqual(['a', 'b'])
  expect(near(['favourite'])).toEqual([])
})
