import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as cityList from 'virtual:names/city'
import * as majorList from 'virtual:names/major'
import * as schoolList from 'virtual:names/school'
import { parseNameList } from './name-entry'
import { rankSuggestions } from './rank-suggestions'

const cities = parseNameList(cityList, false)
const schools = parseNameList(schoolList, false)
const majors = parseNameList(majorList, false)
const names = (found: { name: string }[]) => found.map(({ name }) => name)

test.each([
  ['深', '深圳'],
  ['shenzhen', '深圳'],
  ['shen zhen', '深圳'],
  ['sz', '深圳'],
  ['ＳＺ', '深圳'],
  ["xi'an", '西安'],
  ['xian', '西安'],
  ['chongqing', '重庆'],
  ['cq', '重庆'],
  ['xiamen', '厦门'],
  ['lvliang', '吕梁'],
  ['lü liang', '吕梁'],
  ['luan', '六安'],
  ['beng', '蚌埠'],
  ['bozhou', '亳州'],
  ['taizhou', '台州'],
  ['new york', '纽约'],
  ['NEW', '新北'],
  ['香港', '香港'],
])('among the cities, %s finds %s first', (typed, first) => {
  expect(rankSuggestions(typed, cities, 8)[0]?.name).toBe(first)
})

test.each([
  ['北大', '北京大学'],
  ['清华', '清华大学'],
  ['华科', '华中科技大学'],
  ['上交', '上海交通大学'],
  ['北理工', '北京理工大学'],
  ['西工大', '西北工业大学'],
  ['hzkjdx', '华中科技大学'],
  ['beida', '北京大学'],
  ['bd', '北京大学'],
  ['HUST', '华中科技大学'],
  ['pku', '北京大学'],
  ['peking', 'Peking University'],
  ['哈尔滨工业大学(深', '哈尔滨工业大学（深圳）'],
  ['师范', '北京师范大学'],
])('among the schools, %s finds %s first', (typed, first) => {
  expect(rankSuggestions(typed, schools, 8)[0]?.name).toBe(first)
})

test.each([
  ['计算机', '计算机科学与技术'],
  ['rjgc', '软件工程'],
  ['软工', '软件工程'],
  ['kuaiji', '会计学'],
  ['国贸', '国际经济与贸易'],
  ['computer', 'Computer Science'],
])('among the majors, %s finds %s first', (typed, first) => {
  expect(rankSuggestions(typed, majors, 8)[0]?.name).toBe(first)
})

describe('the suggestions', () => {
  test('that begin with the text stand before those that hold it inside', () => {
    const found = names(rankSuggestions('安', cities, 20))
    expect(found.indexOf('安庆')).toBeLessThan(found.indexOf('西安'))
  })

  test('on an English page have English names', () => {
    const english = parseNameList(cityList, true)
    expect(rankSuggestions('xa', english, 1)[0]?.name).toBe("Xi'an")
    expect(rankSuggestions('深', english, 1)[0]?.name).toBe('Shenzhen')
    expect(rankSuggestions('大理', english, 1)[0]?.name).toBe('Dali')
  })

  test('for an empty text are the first of the list', () => {
    expect(names(rankSuggestions(' ', cities, 4))).toEqual(['北京', '上海', '广州', '深圳'])
  })

  test('find each name by itself, by its pinyin, by its initials and by any beginning of it', () => {
    fc.assert(
      fc.property(fc.constantFrom(...cities, ...schools, ...majors), fc.nat(), (entry, cut) => {
        const list = [cities, schools, majors].find((one) => one.includes(entry))!
        const { pinyin, initials } = entry.spellings[0]!
        const start = entry.name.slice(0, 1 + (cut % entry.name.length))
        for (const typed of [entry.name, start, pinyin, initials].filter((text) => text.trim() !== ''))
          expect(names(rankSuggestions(typed, list, list.length))).toContain(entry.name)
      }),
    )
  })

  test('are entries of the list, each once, for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), fc.nat({ max: 30 }), (typed, limit) => {
        const found = rankSuggestions(typed, schools, limit)
        expect(found.length).toBeLessThanOrEqual(limit)
        expect(new Set(found).size).toBe(found.length)
        expect(found.every((entry) => schools.includes(entry))).toBe(true)
      }),
    )
  })
})

test.each([
  ['cities', cities, 400],
  ['schools', schools, 1_100],
  ['majors', majors, 850],
] as const)('the list of %s has no name twice, and no sign that a line must not have', (_, list, least) => {
  expect(list.length).toBeGreaterThan(least)
  expect(new Set(names([...list])).size).toBe(list.length)
  for (const { name, spellings } of list) {
    expect(name).toMatch(/^[\p{Script=Han}A-Za-zÀ-ÿ'（）、. -]+$/u)
    if (/^\p{Script=Han}+$/u.test(name)) expect(spellings[0]!.pinyin).toMatch(/^[a-z]+$/)
  }
})
