import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Industry } from '#contract/catalogue/position'
import { searchTermsOf } from './position-search-terms'
import { school } from '../testing/test-api'
import { realJobTitles } from '#tests/fixtures/real-job-titles'
import { findPositions, indexPositions } from './find-positions'
import { loadCatalogue } from './load-catalogue'

const wholeIndex = indexPositions(
  (await loadCatalogue({ templatesDir: resolve('templates'), contentDir: resolve('content') })).industries,
  searchTermsOf,
)
const [teacher] = school.positions
const software: Industry = {
  id: 'software',
  order: 2,
  name: { zh: '互联网技术', en: 'Software' },
  positions: [
    {
      ...teacher!,
      id: 'frontend-engineer',
      name: { zh: '前端工程师', en: 'Frontend engineer' },
      aliases: ['Web 前端'],
      keywords: ['React', 'TypeScript', '首屏', '组件库', '工程化', '小程序'],
    },
  ],
}
const index = indexPositions([school, software], searchTermsOf)
const find = (q: string, industry = '') =>
  findPositions(index, { q, industry }).flatMap(({ positions }) => positions.map(({ id }) => id))

describe('searching positions', () => {
  test.each([
    ['语文', 'chinese-teacher'],
    ['前端', 'frontend-engineer'],
    ['frontend', 'frontend-engineer'],
    ['FRONTEND ENGINEER', 'frontend-engineer'],
    ['ｒｅａｃｔ', 'frontend-engineer'],
    ['qd', 'frontend-engineer'],
    ['qianduan', 'frontend-engineer'],
    ['ywjs', 'chinese-teacher'],
    ['yuwenlaoshi', 'chinese-teacher'],
    ['班主任', 'chinese-teacher'],
    ['web 小程序', 'frontend-engineer'],
    ['互联网', 'frontend-engineer'],
    ['Education', 'chinese-teacher'],
    ['程序员', 'frontend-engineer'],
    ['教师', 'chinese-teacher'],
    ['高级前端工程师实习生', 'frontend-engineer'],
  ])('finds a position by %s', (q, id) => {
    expect(find(q)).toContain(id)
  })

  test.each(['航天员', '量子物理', '%', '.*'])('finds no position by %s', (q) => {
    expect(find(q)).toEqual([])
  })

  test.each(['', '  '])('finds all positions for the query %j', (q) => {
    expect(find(q)).toEqual(['chinese-teacher', 'frontend-engineer'])
  })

  test('sorts industries and positions by how near they are', () => {
    const names = findPositions(wholeIndex, { q: '运营', industry: '' }).flatMap(({ positions }) => positions)
    expect(names[0]?.name.zh).toBe('用户运营')
    expect(names.findIndex(({ id }) => id === 'security-engineer')).toBeGreaterThan(6)
  })

  test.each(realJobTitles)('finds for %s one of its positions', (title, accepted) => {
    const found = findPositions(wholeIndex, { q: title, industry: '' }).flatMap(({ positions }) => positions)
    const isGeneral = accepted.includes('各岗位通用')
    expect(isGeneral || found.some(({ name }) => accepted.includes(name.zh))).toBe(true)
  })

  test('filters positions by industry', () => {
    expect(find('', 'software')).toEqual(['frontend-engineer'])
    expect(find('语文', 'software')).toEqual([])
    expect(find('', 'nowhere')).toEqual([])
  })
})
