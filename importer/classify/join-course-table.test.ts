import { expect, test } from 'vitest'
import { lineOf } from '../line'
import { joinCourseTable } from './join-course-table'

const joined = (...lines: string[]) =>
  joinCourseTable(lines.map((line) => lineOf(line))).map(({ plain }) => plain)

test('a table of courses below its label becomes one line', () => {
  expect(joined('主修课程', '数理统计 94\t回归分析 92', '数据库原理 95', '毕业论文：A')).toEqual([
    '主修课程：数理统计（94）、回归分析（92）、数据库原理（95）',
    '毕业论文：A',
  ])
  expect(joined('Courses', 'Statistics 94  Databases A-')).toEqual([
    'Courses: Statistics (94), Databases (A-)',
  ])
})

test.each([
  [['主修课程', '数理统计、回归分析']],
  [['主修课程']],
  [['数理统计 94\t回归分析 92']],
  [['主修课程', '数理统计 94\t回归分析']],
])('%j stays as it is', (lines) => {
  expect(joined(...lines)).toEqual(lines)
})
