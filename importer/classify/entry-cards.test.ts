import { expect, test } from 'vitest'
import { lineOf } from '../line'
import { classifyLines } from './classify-lines'

const read = (heading: string, ...lines: string[]) => {
  const { sections } = classifyLines([lineOf(heading), ...lines.map((plain) => lineOf(plain, { x: 50 }))])
  return sections[0]!.items.map(({ title, subtitle, from, text, note }) => [
    title,
    subtitle,
    from,
    text || note,
  ])
}

test('certificates whose last line is the date alone: who gave them and what they were worth stand above it', () => {
  expect(read('证书', '测绘作业证（三级）', '市测绘学会', '2023.06', '潜水员证', '2021.04')).toEqual([
    ['测绘作业证（三级）', '市测绘学会', '2023-06', ''],
    ['潜水员证', '', '2021-04', ''],
  ])
  expect(read('证书', '俄语专业四级', '总分 81，口语 B', '2022.05')).toEqual([
    ['俄语专业四级', '', '2022-05', '总分 81，口语 B'],
  ])
})

test('publications that are numbered begin at their numbers, whatever lines they have', () => {
  const lines = [
    '[1]\tSalt in old walls\t2024.03',
    'Stone Letters, 2024, 3: 1–9\t第一作者',
    'J. He, L. Mo. DOI: 10.0000/example.1',
  ]
  const others = ['[2]\tLime and water\t2022.08', 'Stone Letters, 2022, 1: 4–8\t第二作者']
  expect(read('论文', ...lines, ...others)).toEqual([
    ['Salt in old walls', 'Stone Letters, 2024, 3: 1–9', '2024-03', 'J. He, L. Mo. DOI: 10.0000/example.1'],
    ['Lime and water', 'Stone Letters, 2022, 1: 4–8', '2022-08', ''],
  ])
})

test('a section is of the kind that its words or labels say', () => {
  const kindOf = (heading: string, ...lines: string[]) =>
    classifyLines([
      lineOf('工作经历', { level: 1 }),
      lineOf('甲公司 2020.01-2021.02'),
      lineOf(heading, { level: 1 }),
      ...lines.map((plain) => lineOf(plain)),
    ]).sections[1]!.kind
  expect(kindOf('护理实习', '市二院 2020.01-2020.06')).toBe('internship')
  expect(kindOf('采编实践', '日报社 实习记者 2020.01-2020.06')).toBe('internship')
  expect(kindOf('得意之作', '项目名称：河道清淤', '时间：2020.01-2020.06')).toBe('project')
})
