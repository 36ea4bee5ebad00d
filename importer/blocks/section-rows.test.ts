import { expect, test } from 'vitest'
import { classifyLines } from '../classify/classify-lines'
import { paragraphOf, type Block } from './block'
import { blocksToLines } from './blocks-to-lines'

const form = (rows: string[][]): Block[] => [
  {
    kind: 'table',
    rows: rows.map((cells) => cells.map((cell) => cell.split('\n').map((text) => paragraphOf(text)))),
  },
]
const sectionsOf = (rows: string[][]) =>
  classifyLines(blocksToLines(form(rows))).sections.map(({ kind, title, items }) => [
    kind,
    title,
    items.map((item) => item.title),
  ])
const education = ['教育背景', '2016.09-2020.06  浔阳师范学院  小学教育']
const work = ['工作经历', '2020.09-至今  青禾小学  教师\n任教三年级']

test('a cell beside text names a section where two rows of the form begin with a usual name, whatever it says', () => {
  expect(
    sectionsOf([
      ['姓名', '沈知遥'],
      education,
      work,
      ['代表课例', '2023.05  《观潮》  市级公开课\n执教并说课'],
    ]),
  ).toEqual([
    ['education', '', ['浔阳师范学院']],
    ['work', '', ['青禾小学']],
    ['custom', '代表课例', ['《观潮》']],
  ])
})

test('a label of a person is no section, and a dated row is none, below the sections of a form', () => {
  expect(sectionsOf([education, work, ['爱好', '羽毛球'], ['2019年7月', '支教一个月']]).length).toBe(2)
})

test('one usual name in a table makes no sections of its other rows', () => {
  expect(sectionsOf([education, ['张老师', '教研组长，推荐人']]).map(([kind]) => kind)).toEqual(['education'])
})
