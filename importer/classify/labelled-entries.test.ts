import { expect, test } from 'vitest'
import { parseDocument } from '../parse-document'
import { readLabelledFields } from './entry-labels'
import { parseSectionHeading } from './section-headings'

const read = async (text: string) => (await parseDocument(new TextEncoder().encode(text), 'a.txt')).resume

test.each([
  ['演出经历（项目经历）', { kind: 'project', title: '演出经历' }],
  ['【Community Service (Further)】', { kind: 'custom', title: 'Community Service' }],
  ['演出经历（2024 年）', undefined],
  ['演出经历（个人简历）', undefined],
])('a usual heading in brackets says what %s is', (heading, expected) => {
  expect(parseSectionHeading(heading)).toEqual(expected)
})

test('a label that is known in one kind of section only is text in others', () => {
  expect(readLabelledFields('语种：英语 | 水平：流利', 'languages')).toMatchObject([
    { target: 'title', value: '英语' },
    { target: 'subtitle', value: '流利' },
  ])
  expect(readLabelledFields('语言：Java', 'project')).toBeUndefined()
})

test('a value keeps its marks where no label follows them', () => {
  expect(readLabelledFields('公司：甲公司 | 职位：主管，2025，48(6)：512 | 时间：2020.01')).toMatchObject([
    { value: '甲公司' },
    { target: 'subtitle', value: '主管，2025，48(6)：512' },
    { target: 'dates', value: '2020.01' },
  ])
})

test('where headings are in brackets, a line that is named like one is text', async () => {
  const { sections } = await read(
    '王小明\n\n【专业技能】\n- 语言：Go\n\n【工作经历】\n公司：甲公司\n语言\n英语流利',
  )
  expect(sections.map(({ kind }) => kind)).toEqual(['skills', 'work'])
  expect(sections[1]!.items).toMatchObject([{ title: '甲公司', text: '语言\n英语流利' }])
})

test('where names are labelled, a line with dates below is text, and keeps its days', async () => {
  const { sections } = await read(
    '王小明\n\n【资格证书】\n证书名称：电工证 | 备注：有效期至2028年3月5日\n2019年1月初次领证\n证书名称：叉车证 | 时间：2024.03',
  )
  expect(sections[0]!.items).toMatchObject([
    { title: '电工证', from: '' },
    { title: '叉车证', from: '2024-03' },
  ])
  expect(JSON.stringify(sections[0])).toContain('有效期至2028年3月5日')
})
