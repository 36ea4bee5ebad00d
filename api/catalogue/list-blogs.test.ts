import { describe, expect, test } from 'vitest'
import type { Blog } from '#contract/catalogue/blog'
import { sortArticles, paginateArticles, withNeighbours } from './list-blogs'

const blog = (id: string, date: string, type: Blog['type'] = 'guide', tags = ['简历']): Blog => ({
  id,
  type,
  title: `文章 ${id}`,
  summary: '一篇用来测试次序的文章',
  date,
  tags,
  minutes: 3,
  text: '正文',
})
const some = [
  blog('b', '2026-10-01'),
  blog('a', '2026-10-01', 'writing', ['面试']),
  blog('c', '2026-11-01', 'guide', ['简历', '面试']),
  blog('d', '2026-09-01', 'news', ['更新']),
]
const ordered = sortArticles(some)

test('sorts the newest article first, and articles of one day by id', () => {
  expect(ordered.map(({ id }) => id)).toEqual(['c', 'a', 'b', 'd'])
  expect(sortArticles([...some].reverse())).toEqual(ordered)
})

describe('a page of articles', () => {
  const many = sortArticles(Array.from({ length: 23 }, (_, n) => blog(`n${n}`, '2026-10-01')))

  test.each([
    [1, 10],
    [2, 10],
    [3, 3],
    [4, 0],
  ])('page %i of 23 articles has %i', (page, count) => {
    const found = paginateArticles(many, { page })
    expect([found.blogs.length, found.pages]).toEqual([count, 3])
  })

  test('a page can be limited to one type, and holds no article texts', () => {
    const { blogs, pages } = paginateArticles(ordered, { type: 'guide', page: 1 })
    expect(blogs.map(({ id }) => id)).toEqual(['c', 'b'])
    expect(pages).toBe(1)
    expect(blogs[0]).not.toHaveProperty('text')
  })

  test('an empty list has one empty page', () => {
    expect(paginateArticles(ordered, { type: 'campus', page: 1 })).toEqual({ blogs: [], page: 1, pages: 1 })
  })
})

describe('an article with its neighbours', () => {
  test('has neighbours of the same type', () => {
    expect(withNeighbours(ordered, 'c')).toMatchObject({ newer: null, older: { id: 'b' } })
    expect(withNeighbours(ordered, 'b')).toMatchObject({ newer: { id: 'c' }, older: null })
  })

  test('lists related articles, the most similar first', () => {
    expect(withNeighbours(ordered, 'c')?.related.map(({ id }) => id)).toEqual(['b', 'a'])
    expect(withNeighbours(ordered, 'd')?.related).toEqual([])
  })

  test('is undefined for an unknown id', () => {
    expect(withNeighbours(ordered, 'z')).toBeUndefined()
  })
})
