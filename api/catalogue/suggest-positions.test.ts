import { resolve } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { realJobTitles } from '#tests/fixtures/real-job-titles'
import { broadTitles } from './broad-titles'
import { searchTermsOf } from './position-search-terms'
import { indexSuggestions, suggestPositions } from './suggest-positions'
import { loadCatalogue } from './load-catalogue'

const { industries } = await loadCatalogue({
  templatesDir: resolve('templates'),
  contentDir: resolve('content'),
})
const index = indexSuggestions(industries, searchTermsOf)
const suggest = (q: string) => suggestPositions(index, q).map(({ name }) => name.zh)

test.each([
  ['产品运营', '产品经理'],
  ['用户运营实习生', '用户运营'],
  ['数据治理总监', '数据开发工程师'],
  ['工业数据平台负责人／数据治理总监', '数据产品经理'],
  ['高级前端工程师', '前端开发工程师'],
  ['程序员', '前端开发工程师'],
  ['新媒体运营', '内容运营'],
  ['总账会计', '会计'],
  ['cpjl', '产品经理'],
  ['ｊａｖａ', 'Java 后端开发工程师'],
])('%s leads to %s among the first three', (q, name) => {
  expect(suggest(q).slice(0, 3)).toContain(name)
})

test.each(realJobTitles)('%s leads to one of its positions', (title, accepted) => {
  expect(accepted).toContain(suggest(title)[0])
})

test('every broad title leads to positions that exist', () => {
  const known = new Set(index.map(({ id }) => id))
  for (const [, ids] of broadTitles) for (const id of ids) expect(known).toContain(id)
})

test('a rank before or after a name changes nothing', () => {
  const names = industries.flatMap(({ positions }) => positions.map(({ name }) => name.zh))
  const specific = names.filter((name) => !/[\s/]/.test(name) && name !== '各岗位通用')
  fc.assert(
    fc.property(
      fc.constantFrom(...specific),
      fc.constantFrom('高级', '资深', '', '初级'),
      fc.constantFrom('', '实习生', '负责人'),
      (name, before, after) => {
        expect(suggest(before + name + after)[0]).toBe(name)
      },
    ),
    { numRuns: 300 },
  )
})

test('运营 leads to those who run a product, not to the security of networks', () => {
  const names = suggest('运营')
  expect(names[0]).toBe('用户运营')
  expect(names.slice(0, 6)).not.toContain('网络安全工程师')
})

test.each(['', ' ', '量子物理学家', '／、'])('what nothing is near to (%j) has the general position', (q) => {
  expect(suggest(q)).toEqual(['各岗位通用'])
})

test('for any query there are at most twelve, each once, the general one last', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (q) => {
      const names = suggest(q)
      expect(names.length).toBeLessThanOrEqual(12)
      expect(new Set(names).size).toBe(names.length)
      expect(names.at(-1)).toBe('各岗位通用')
    }),
  )
})
