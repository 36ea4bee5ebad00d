import { expect, test } from 'vitest'
import { lineOf } from '../line'
import { joinGrades } from './join-grades'

const join = (...texts: string[]) => joinGrades(texts.map((text) => lineOf(text))).map(({ plain }) => plain)

test('a grade goes on with its label above it, several are one line', () => {
  expect(join('甲大学', 'GPA', '3.78/4.0', '专业排名', '6/112', '主修课程：统计')).toEqual([
    '甲大学',
    'GPA 3.78/4.0，专业排名 6/112',
    '主修课程：统计',
  ])
  expect(join('专业前', '10%')).toEqual(['专业前 10%'])
  expect(join('Rank', '3 of 118', 'GPA', '3.9')).toEqual(['Rank 3 of 118, GPA 3.9'])
})

test('a label without a grade below it stays alone', () => {
  expect(join('专业排名', '甲大学')).toEqual(['专业排名', '甲大学'])
})
