import { describe, expect, test } from 'vitest'
import { parseRichText } from '#resume-model/rich-text/parse-rich-text'
import { coursesOf } from './course-list'

const read = (text: string) => coursesOf(parseRichText(text)[0]!)
const writtenCourses = (text: string) =>
  read(text)?.items.map(({ name, score, credits }) => `${name}|${score}|${credits}`)

describe('courses with scores', () => {
  test.each([
    [
      '高等数学 95\n线性代数 92\n概率论 88\n数据结构 90',
      ['高等数学|95|', '线性代数|92|', '概率论|88|', '数据结构|90|'],
    ],
    [
      '- 高等数学：95（学分 5）\n- 线性代数：92（学分 3.5）\n- C语言程序设计：A-（4学分）\n- 大学英语 4：优',
      ['高等数学|95|5', '线性代数|92|3.5', 'C语言程序设计|A-|4', '大学英语 4|优|'],
    ],
    [
      '主修课程：高等数学（95）、线性代数（92分）、概率论 88、数据结构：90。',
      ['高等数学|95|', '线性代数|92|', '概率论|88|', '数据结构|90|'],
    ],
    [
      'Relevant Coursework: Calculus (A), Linear Algebra (A-), Probability 92, Data Structures 3.9',
      ['Calculus|A|', 'Linear Algebra|A-|', 'Probability|92|', 'Data Structures|3.9|'],
    ],
    [
      '高等数学A(1) 95\n大学物理 100\n体育 通过\n形势与政策 合格',
      ['高等数学A(1)|95|', '大学物理|100|', '体育|通过|', '形势与政策|合格|'],
    ],
    ['核心课程成绩\n高等数学 95', undefined],
  ])('are read from "%s"', (text, courses) => {
    expect(writtenCourses(text)).toEqual(courses)
  })

  test('keep the words before them as their heading', () => {
    expect(read('主修课程：高等数学 95、线性代数 92、概率论 88、数据结构 90')?.label).toBe('主修课程')
    expect(read('专业课程：\n高等数学 95\n线性代数 92\n概率论 88\n数据结构 90')?.label).toBe('专业课程')
  })
})

test.each([
  ['three of them', '高等数学 95\n线性代数 92\n概率论 88'],
  ['courses without scores', '主修课程：高等数学、线性代数、概率论、数据结构、操作系统'],
  ['a line that says more', '高等数学 95\n线性代数 92\n概率论 88\n专业排名前 5%，获一等奖学金'],
  ['years', '国家奖学金 2021\n校级一等 2022\n优秀学生 2023\n优秀毕业生 2024'],
  ['links', '[高等数学](https://example.com) 95\n线性代数 92\n概率论 88\n数据结构 90'],
  ['an empty text', '\\'],
])('%s stay a text', (_, text) => {
  expect(read(text)).toBeUndefined()
})
