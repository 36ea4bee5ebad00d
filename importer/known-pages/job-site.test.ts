import { describe, expect, test } from 'vitest'
import { lineOf } from '../line'
import { withoutDuration } from './durations'
import { readJobSite } from './job-site'

const plainOf = (...rows: string[]) => readJobSite(rows.map((row) => lineOf(row))).map(({ plain }) => plain)

describe('the wishes of a job site', () => {
  test.each([
    ['高级工程师\t25-35K·14薪\t互联网\t杭州'],
    ['高级工程师  25-35K·14薪  互联网  杭州'],
    ['高级工程师25-35K·14薪互联网杭州'],
  ])('%s is read as position, pay, place and industry', (wish) => {
    expect(plainOf('期望职位', wish, '工作经历')).toEqual([
      '求职意向',
      '期望职位：高级工程师',
      '期望薪资：25-35K·14薪',
      '期望城市：杭州',
      '期望行业：互联网',
      '工作经历',
    ])
  })

  test('further wishes are kept as they are', () => {
    expect(plainOf('期望职位', '会计  面议  北京', '出纳  8-10K  天津')).toEqual([
      '求职意向',
      '期望职位：会计',
      '期望薪资：面议',
      '期望城市：北京',
      '其他期望：出纳  8-10K  天津',
    ])
  })

  test('short labels below their heading are those of wishes', () => {
    expect(
      plainOf('求职意向', '期望月薪：20000-30000\t地点：上海', '职能：会计', '教育经历', '地点：上海'),
    ).toEqual([
      '求职意向',
      '期望薪资：20000-30000\t期望城市：上海',
      '期望职位：会计',
      '教育经历',
      '地点：上海',
    ])
  })

  test('a heading without wishes below, and a document without one, stay as they are', () => {
    const rows = ['求职意向', '产品经理', '工作经历', '云帆科技', '工作描述：', '负责订单']
    expect(plainOf(...rows)).toEqual(rows)
  })
})

test('the label of a text below facts about the employer is left out', () => {
  expect(plainOf('云帆科技', '所属行业：互联网', '工作描述：', '负责订单')).toEqual([
    '云帆科技',
    '所属行业：互联网',
    '负责订单',
  ])
})

test.each([
  ['2019/7 - 至今 [3年2个月]\t云帆科技', '2019/7 - 至今\t云帆科技'],
  ['2019年7月-2020年8月（1 年 2 个月）', '2019年7月-2020年8月'],
  ['January 2020 - Present (3 years 2 months)', 'January 2020 - Present'],
  ['January 2020 - March 2020 · 3 mos', 'January 2020 - March 2020'],
  ['2019.07-至今（国企）', '2019.07-至今（国企）'],
  ['2019.07-至今 · 杭州', '2019.07-至今 · 杭州'],
  ['项目周期（3年2个月）', '项目周期（3年2个月）'],
])('%s: what the time comes to is left out', (line, expected) => {
  expect(withoutDuration(lineOf(line)).plain).toBe(expected)
})
