import { describe, expect, test } from 'vitest'
import { buildTemplate } from '#tests/fixtures/resume-builders'
import {
  facetCounts,
  filterTemplates,
  isUnfiltered,
  nearestTemplates,
  galleryUrl,
  parseGalleryQuery,
  type GalleryQuery,
} from './gallery-query'

const classic = { ...buildTemplate('classic'), name: { zh: '经典', en: 'Classic' } }
const band = {
  ...buildTemplate('band'),
  scenarios: ['campus' as const, 'social' as const],
  industries: ['education'],
  level: 'all' as const,
  collections: ['form' as const],
}
const quiet = {
  ...buildTemplate('quiet'),
  scenarios: ['abroad' as const, 'campus' as const],
  photo: false,
  columns: 2 as const,
  mood: 'calm' as const,
}
const all = [classic, quiet, band]
const industries = ['education', 'software']
const asking = (query: Partial<GalleryQuery>) =>
  parseGalleryQuery(new URLSearchParams(query as Record<string, string>), industries)
const idsOf = (query: Partial<GalleryQuery>) => filterTemplates(all, asking(query)).map(({ id }) => id)

describe('the filters of templates', () => {
  test.each([
    [{}, ['classic', 'quiet', 'band']],
    [{ scenario: 'social' }, ['classic', 'band']],
    [{ industry: 'education' }, ['classic', 'quiet', 'band']],
    [{ industry: 'software' }, ['classic', 'quiet']],
    [{ mood: 'calm' }, ['quiet']],
    [{ columns: '2' }, ['quiet']],
    [{ photo: 'with' }, ['classic', 'band']],
    [{ photo: 'without' }, ['quiet']],
    [{ level: 'free' }, ['classic', 'quiet']],
    [{ collection: 'all' }, ['classic', 'quiet', 'band']],
    [{ collection: 'form' }, ['band']],
    [{ collection: 'form', level: 'free' }, []],
    [{ scenario: 'abroad', photo: 'with' }, []],
  ] as const)('finds templates by %j', (query, ids) => {
    expect(idsOf(query)).toEqual(ids)
  })

  test('puts templates first that name the scenario earlier', () => {
    expect(idsOf({ scenario: 'campus' })).toEqual(['band', 'quiet'])
  })
})

test('rows are shown until something is asked for', () => {
  expect(isUnfiltered(asking({}))).toBe(true)
  expect(isUnfiltered(asking({ q: '会计' }))).toBe(false)
  expect(isUnfiltered(asking({ collection: 'all' }))).toBe(false)
})

test('ignores unknown facet values', () => {
  const nothing = asking({
    scenario: 'gone',
    industry: 'magic',
    mood: 'x',
    columns: '3',
    photo: '1',
    level: '0',
  })
  expect(nothing).toEqual(asking({}))
})

test('counts the templates for each facet value under the other filters', () => {
  const query = asking({ photo: 'with', columns: '2' })
  expect(facetCounts(all, query, 'columns', ['1', '2'])).toEqual({ '': 2, '1': 2, '2': 0 })
  expect(facetCounts(all, query, 'photo', ['with', 'without'])).toEqual({ '': 1, with: 0, without: 1 })
})

test('a gallery URL has only the parameters that are set', () => {
  expect(galleryUrl(asking({ mood: 'calm', q: '经典' }), { mood: '', columns: '1' })).toBe(
    `?${new URLSearchParams({ q: '经典', columns: '1' })}`,
  )
})

test('a row keeps its order, and a search its own', () => {
  const row = ['band', 'school-heading', 'campus-strip'].map((id) => ({
    ...classic,
    id,
    collections: ['campus-season' as const],
  }))
  const idsIn = (query: Partial<GalleryQuery>) => filterTemplates(row, asking(query)).map(({ id }) => id)
  expect(idsIn({ collection: 'campus-season' })).toEqual(['campus-strip', 'school-heading', 'band'])
  expect(idsIn({ collection: 'campus-season', q: '应届' })).toEqual([
    'band',
    'school-heading',
    'campus-strip',
  ])
})

test('where no template passes all filters, those that pass most of them come first', () => {
  expect(
    nearestTemplates(all, asking({ mood: 'calm', columns: '2', photo: 'with' })).map(({ id }) => id),
  ).toEqual(['quiet', 'classic', 'band'])
})
