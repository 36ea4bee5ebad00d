import { expect, test } from 'vitest'
import { lineOf } from '../line'
import { classifyLines } from './classify-lines'
import { fieldOfKnownPart, fieldOfLineBelow } from './known-parts'

const firstEntry = (...lines: string[]) =>
  classifyLines(lines.map((text) => lineOf(text, { x: 40 }))).sections[0]!.items[0]!

test('a relative and the political status are known in any order, unless the relative comes first', () => {
  const parts = { title: '王国安', subtitle: '某镇卫生院护士', tag: '母亲', place: '群众', from: '1973-04' }
  expect(firstEntry('家庭成员', '1973.04\t王国安\t某镇卫生院护士\t群众\t母亲')).toMatchObject(parts)
  expect(firstEntry('家庭成员', '王国安\t群众\t某镇卫生院护士\t1973.04', '母亲')).toMatchObject(parts)
  expect(fieldOfKnownPart('custom', ['妻子', '田雨禾', '群众'], 2)).toBeUndefined()
})

test('the grade of a hospital and a part of a university beside the name are no role', () => {
  expect(firstEntry('工作经历', '甲医院\t三级甲等\t责任护士\t急诊科\t2020.08 – 2022.02')).toMatchObject({
    ...{ title: '甲医院', subtitle: '责任护士', tag: '急诊科', place: '三级甲等' },
  })
  expect(firstEntry('教育背景', '甲大学\t护理学院\t护理学\t本科\t2016.09 – 2020.06')).toMatchObject({
    ...{ title: '甲大学', subtitle: '护理学', tag: '本科', place: '护理学院' },
  })
  expect(fieldOfKnownPart('work', ['甲医院', '主治医师', '三级甲等'], 2)).toBeUndefined()
})

test('a department alone below a heading is one', () => {
  expect(firstEntry('工作经历', '甲公司\t工程师\t2020.01 – 2022.06', '清结算组')).toMatchObject({
    ...{ subtitle: '工程师', tag: '清结算组', text: '' },
  })
  expect(fieldOfLineBelow('work', '负责清结算')).toBeUndefined()
})

test('what a publication is stands beside its title, where nothing else does', () => {
  expect(fieldOfKnownPart('publications', ['集束化护理的影响', '论文'], 1)).toBe('tag')
  expect(fieldOfKnownPart('publications', ['一种护套', '发明专利', '第一发明人'], 1)).toBeUndefined()
})

test('the dates in a line of their own below a school and what was studied there are those of the entry', () => {
  const { sections } = classifyLines(
    [
      '教育背景',
      '甲大学',
      '工商管理\t硕士',
      '2013.09 – 2015.12',
      '乙学院',
      '市场营销\t本科',
      '2000.09 – 2004.06',
    ].map((text) => lineOf(text, { x: 40, startsParagraph: true })),
  )
  expect(sections[0]!.items.map(({ title, subtitle, tag, from }) => [title, subtitle, tag, from])).toEqual([
    ['甲大学', '工商管理', '硕士', '2013-09'],
    ['乙学院', '市场营销', '本科', '2000-09'],
  ])
})

test('the head of an English table is no entry', () => {
  const { sections } = classifyLines(
    ['Leadership', 'Period\tItem\tDetail\tPlace', 'Mar 2023 – Mar 2024\tDebate Union\tCaptain\tShanghai'].map(
      (text) => lineOf(text),
    ),
  )
  expect(sections).toHaveLength(1)
  expect(sections[0]!.items.map(({ title, subtitle, place }) => [title, subtitle, place])).toEqual([
    ['Debate Union', 'Captain', 'Shanghai'],
  ])
})
