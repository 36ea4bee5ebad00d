import { expect, test } from 'vitest'
import { paragraphOf, textOfRuns, type Block, type Run } from '../blocks/block'
import { fieldStyleName, labelOfLabels, labelOfStyleName } from './field-style-name'
import { labelledBlocks } from './labelled-blocks'

const paragraph = (runs: Run[], heading = 0): Block => ({ kind: 'paragraph', runs, heading })
const linesOf = (blocks: readonly Block[]) =>
  labelledBlocks(blocks).map((block) => (block.kind === 'paragraph' ? textOfRuns(block.runs) : block.kind))

test('the name of a style gives its label, in both languages', () => {
  expect(labelOfStyleName(fieldStyleName('职位', 'zh'))).toBe('职位')
  expect(labelOfStyleName(fieldStyleName('Position', 'en'))).toBe('Position')
  for (const name of ['Hyperlink', 'heading 1', '简历·', '简历'])
    expect(labelOfStyleName(name)).toBeUndefined()
})

test('each field of an entry becomes a labelled line, its dates the last', () => {
  const head = paragraph(
    [
      { text: '2024.01 – 至今', label: '时间' },
      { text: '\t' },
      { text: '甲公司', label: '公司' },
      { text: '  工程师', label: '职位' },
    ],
    3,
  )
  expect(linesOf([head])).toEqual(['公司：甲公司', '职位：工程师', '时间：2024.01 – 至今'])
})

test('printed labels and signs between fields are left out, words written beside them are not', () => {
  const row = paragraph([
    { text: '性别：', label: labelOfLabels },
    { text: '女', label: '性别' },
    { text: '  |  ' },
    { text: '138', label: '电话' },
    { text: '  也可发短信' },
  ])
  expect(linesOf([row])).toEqual(['性别：女', '电话：138', '也可发短信'])
})

test('a section’s heading says in brackets what it stands for', () => {
  expect(linesOf([paragraph([{ text: '演出经历', label: '项目经历' }], 2)])).toEqual(['演出经历（项目经历）'])
})

test('a table that sets fields side by side is read cell by cell, any other stays a table', () => {
  const cells = [[paragraph([{ text: '甲', label: '公司' }])], [paragraphOf('正文')]]
  expect(linesOf([{ kind: 'table', rows: [cells] }])).toEqual(['公司：甲', '正文'])
  expect(linesOf([{ kind: 'table', rows: [[[paragraphOf('a')], [paragraphOf('b')]]] }])).toEqual(['table'])
})
