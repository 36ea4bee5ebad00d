import { expect, test } from 'vitest'
import { lineOf } from '../line'
import { classifyLines } from './classify-lines'

const education = [
  lineOf('教育背景'),
  lineOf('甲大学\t公共管理\t硕士\t2024.09 – 2027.06'),
  lineOf('乙学院\t汉语言文学\t本科\t2020.09 – 2024.06'),
]
const read = (...head: string[]) =>
  classifyLines([
    lineOf('王小明', { level: 1, isLevelFromSize: true }),
    ...head.map((text) => lineOf(text)),
    ...education,
  ])
const customOf = (...head: string[]) =>
  read(...head).basics.custom.map(({ label, value }) => `${label}：${value}`)

test('the school, the field of study and the degree of a form are those of the education below', () => {
  expect(customOf('毕业院校\t甲大学\t所学专业\t公共管理', '学历\t硕士\t工作年限\t3 年')).toEqual([
    '工作年限：3 年',
  ])
})

test('one of them alone, another study and a degree in other words are said on purpose', () => {
  expect(customOf('学历\t硕士\t职称\t工程师')).toEqual(['学历：硕士', '职称：工程师'])
  expect(customOf('毕业院校\t乙学院\t所学专业\t汉语言文学')).toEqual([
    '毕业院校：乙学院',
    '所学专业：汉语言文学',
  ])
  expect(customOf('毕业院校\t甲大学\t所学专业\t公共管理', '最高学历\t硕士研究生\t职称\t工程师')).toEqual([
    '最高学历：硕士研究生',
    '职称：工程师',
  ])
})

test('a school that stands above the page once more is no text of its own', () => {
  const { sections } = read('电话：13812345678', '甲大学\t公共管理\t硕士')
  expect(sections.map(({ kind }) => kind)).toEqual(['education'])
})
