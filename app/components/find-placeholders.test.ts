import { expect, test } from 'vitest'
import { findPlaceholders, isPlaceholder } from './find-placeholders'

test.each([
  ['', []],
  ['湖北经济学院', []],
  ['〔学校全称〕', ['〔学校全称〕']],
  ['带〔3〕人做〔项目〕', ['〔3〕', '〔项目〕']],
  ['〔 〕', ['〔 〕']],
  ['〔没有写完', []],
])('in %j the placeholders are %j', (text, found) => {
  expect(findPlaceholders(text).map(({ from, to }) => text.slice(from, to))).toEqual(found)
})

test.each([
  ['〔学校全称〕', true],
  [' 〔学历〕 ', true],
  ['〔学历〕在读', false],
  ['〔甲〕〔乙〕', false],
  ['', false],
])('%j is a placeholder alone: %j', (text, isAlone) => {
  expect(isPlaceholder(text)).toBe(isAlone)
})
