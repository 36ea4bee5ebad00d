import { expect, test } from 'vitest'
import { lineOf } from '../line'
import { classifyLines } from './classify-lines'

const read = (...rows: string[]) => classifyLines(rows.map((row) => lineOf(row)))

test('what job sites say of a person without labels comes into its field, and is nowhere else', () => {
  const { basics, intention, sections } = read(
    '林小川',
    '男 | 28岁 | 6年工作经验 | 现居住杭州-西湖区',
    '离职-随时到岗',
  )
  expect(basics).toMatchObject({
    name: '林小川',
    gender: '男',
    city: '杭州-西湖区',
    custom: [
      { label: '年龄', value: '28岁' },
      { label: '工作年限', value: '6年' },
    ],
  })
  expect(intention.status).toBe('离职-随时到岗')
  expect(sections).toEqual([])
})

test('a position with a kind in brackets behind its label is a fact, and no heading', () => {
  const { sections } = read(
    '林小川',
    '实习经历',
    '公司名称：云帆科技',
    '职位名称：研究助理（实习）',
    '起止时间：2025.07-2025.09',
  )
  expect(sections).toMatchObject([
    { kind: 'internship', items: [{ title: '云帆科技', subtitle: '研究助理（实习）', from: '2025-07' }] },
  ])
})
