import { expect, test } from 'vitest'
import { buildItem, buildSection } from '#tests/fixtures/resume-builders'
import { fromEntryList, toEntryList } from './entry-list'

const empty = buildSection('s1', [buildItem('s1-1')], 'certificates')

test.each([
  ['大学英语六级 556 分', '大学英语六级 556 分', ''],
  ['大学英语六级 556 分 2024.12', '大学英语六级 556 分', '2024-12'],
  ['• 校一等奖学金，2025年11月', '校一等奖学金', '2025-11'],
  ['普通话二级甲等（2023.4）', '普通话二级甲等', '2023-04'],
  ['National Scholarship, Nov 2025', 'National Scholarship', '2025-11'],
  ['CET-6, score 556, Dec. 2024', 'CET-6, score 556', '2024-12'],
  ['Dean’s List (September 2023)', 'Dean’s List', '2023-09'],
  ['Best Poster, Spring 2025', 'Best Poster, Spring 2025', ''],
  ['2025 年校一等奖学金', '2025 年校一等奖学金', ''],
  ['2024.12', '2024.12', ''],
])('the line %j is the entry %j of the month %j', (line, title, from) => {
  expect(toEntryList(line, empty)).toEqual([buildItem('s1-1', { title, from })])
})

test('each line is an entry, and the entries are written as lines again', () => {
  const items = toEntryList('大学英语六级 2024.12\r\n\n 计算机二级 \n', empty)
  expect(items.map(({ id, title }) => [id, title])).toEqual([
    ['s1-1', '大学英语六级'],
    ['s1-2', '计算机二级'],
  ])
  expect(fromEntryList(items, 'zh')).toBe('大学英语六级 2024.12\n计算机二级')
  expect(fromEntryList(items, 'en')).toBe('大学英语六级, Dec 2024\n计算机二级')
})

test('what no line says stays with its entry, in another order and when its name is mended', () => {
  const section = buildSection('s1', [
    buildItem('a', { title: '六级', subtitle: '教育部' }),
    buildItem('b', { title: '数学竞赛', subtitle: '数学会' }),
    buildItem('c', { subtitle: '没有名称' }),
  ])
  const owners = (text: string) =>
    toEntryList(text, section).map(({ id, title, subtitle }) => [id, title, subtitle])
  expect(owners('数学竞赛\n六级')).toEqual([
    ['b', '数学竞赛', '数学会'],
    ['a', '六级', '教育部'],
    ['c', '', '没有名称'],
  ])
  expect(owners('大学英语六级\n数学竞赛').slice(0, 2)).toEqual([
    ['a', '大学英语六级', '教育部'],
    ['b', '数学竞赛', '数学会'],
  ])
})

test('what no line says stays with its entry when the language of the page changes', () => {
  const section = buildSection('s1', [buildItem('a', { title: 'CET-6', subtitle: 'MOE', from: '2024-12' })])
  for (const language of ['zh', 'en'] as const)
    expect(toEntryList(fromEntryList(section.items, language), section)).toEqual(section.items)
})

test('without lines one empty entry is left to write in', () => {
  expect(toEntryList(' \n', buildSection('s1', [buildItem('s1-1', { title: '六级' })]))).toEqual([
    buildItem('s1-1'),
  ])
})
