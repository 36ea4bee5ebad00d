import { describe, expect, test } from 'vitest'
import type { ResumeSummary } from '#contract/resume/stored-resume'
import {
  countTags,
  filterAndSort,
  offersTags,
  parseResumeListQuery,
  resumeListUrl,
  splitTags,
} from './list-query'

const resume = (id: string, title: string, updatedAt: number, createdAt: number): ResumeSummary => ({
  id,
  title,
  updatedAt,
  createdAt,
  revision: 1,
  deletedAt: null,
  template: 'classic@1',
})
const resumes = [
  resume('a', '产品经理 10', 1, 30),
  resume('b', '后端 Ｇｏ', 3, 20),
  resume('c', '产品经理 9', 2, 10),
  resume('d', '安全工程师', 2, 40),
]
const ids = (address: string) =>
  filterAndSort(resumes, parseResumeListQuery(new URLSearchParams(address)))
    .map(({ id }) => id)
    .join('')

describe('the resume list query', () => {
  test.each([
    ['', 'bcda'],
    ['sort=updated', 'bcda'],
    ['sort=created', 'dabc'],
    ['sort=title', 'dcab'],
    ['sort=size', 'bcda'],
    ['q=经理', 'ca'],
    ['q=经理+9', 'c'],
    ['q=go', 'b'],
    ['q=ＧＯ', 'b'],
    ['q=没有', ''],
    ['q=++&sort=title', 'dcab'],
  ])('lists the matching resumes in order for the query %s', (address, order) => {
    expect(ids(address)).toBe(order)
  })

  test('does not reorder the input list', () => {
    const before = resumes.map(({ id }) => id)
    filterAndSort(resumes, { q: '', sort: 'title', tag: '' })
    expect(resumes.map(({ id }) => id)).toEqual(before)
  })

  test('is written without defaults, and parses back to the same query', () => {
    expect(resumeListUrl({ q: '', sort: 'updated', tag: '' })).toBe('/resume/my')
    const address = resumeListUrl({ q: '经 理&', sort: 'title', tag: '' }, { done: 'bin' })
    const query = new URLSearchParams(address.split('?')[1])
    expect([parseResumeListQuery(query), query.get('done')]).toEqual([
      { q: '经 理&', sort: 'title', tag: '' },
      'bin',
    ])
  })
})

describe('tags', () => {
  test('filter the list, and stay in its URL', () => {
    const query = parseResumeListQuery(new URLSearchParams({ tag: '校招' }))
    const tagsOf = (id: string) => (id === 'b' ? ['校招', '大厂'] : ['大厂'])
    expect(filterAndSort(resumes, query, tagsOf).map(({ id }) => id)).toEqual(['b'])
    expect(resumeListUrl(query)).toBe(`/resume/my?tag=${encodeURIComponent('校招')}`)
  })

  test('are counted, the most used first', () => {
    expect(countTags([['校招', '大厂'], ['大厂'], []])).toEqual([
      { tag: '大厂', count: 2 },
      { tag: '校招', count: 1 },
    ])
  })

  test('are parted by any comma', () => {
    expect(splitTags('校招、大厂，外企, 国企;，')).toEqual(['校招', '大厂', '外企', ' 国企'])
    expect(splitTags('  ')).toEqual([])
  })

  test('are offered for more than six resumes, or once there are some', () => {
    expect([offersTags(6, 0), offersTags(7, 0), offersTags(2, 1)]).toEqual([false, true, true])
  })
})
