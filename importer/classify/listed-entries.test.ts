import { expect, test } from 'vitest'
import { lineOf } from '../line'
import { classifyLines } from './classify-lines'

const line = (plain: string) => lineOf(plain, { x: 50 })

test('certificates of two or three lines end with their dates, and what breaks between is joined', () => {
  const lines = [
    ...[
      '主管护师资格',
      '国家卫生健康委人才交流服务',
      '中心\t2025.06',
      '重症专科护士证书',
      '省护理学会\t2023.11',
    ],
  ].map(line)
  const { sections } = classifyLines([lineOf('证书'), ...lines])
  expect(sections[0]!.items.map(({ title, subtitle, from }) => [title, subtitle, from])).toEqual([
    ['主管护师资格', '国家卫生健康委人才交流服务中心', '2025-06'],
    ['重症专科护士证书', '省护理学会', '2023-11'],
  ])
})

test('certificates side by side in cells are a paragraph each', () => {
  const card = (...texts: string[]) =>
    texts.map((plain, i) => lineOf(plain, { x: 50, startsParagraph: i === 0 }))
  const { sections } = classifyLines([
    lineOf('证书'),
    ...card('主管护师资格', '国家卫生健康委人才交流服务中心', '2025.06'),
    ...card('重症专科护士证书', '省护理学会  2023.11'),
    ...card('护士执业资格证书', '省卫生健康委员会\t2020.08'),
  ])
  expect(sections[0]!.items.map(({ title, subtitle, from }) => [title, subtitle, from])).toEqual([
    ['主管护师资格', '国家卫生健康委人才交流服务中心', '2025-06'],
    ['重症专科护士证书', '省护理学会', '2023-11'],
    ['护士执业资格证书', '省卫生健康委员会', '2020-08'],
  ])
})

test('an entry is no heading of its own kind, whatever its name ends with', () => {
  const headed = ['证书', '初级会计职称', '财政部\t2023.05'].map((plain, i) =>
    lineOf(plain, { x: 50, startsParagraph: i < 2, level: i === 0 ? 2 : 0 }),
  )
  const { sections } = classifyLines(headed)
  expect(sections.map(({ kind, title }) => [kind, title])).toEqual([['certificates', '证书']])
})

test('who gave a certificate and what it was worth may stand below its date', () => {
  const texts = [
    '重症专科护士证书\t2023.11',
    '省护理学会',
    '理论 92 分，操作 95 分',
    '护士执业资格证书\t2020.08',
    '省护理协会',
  ]
  const { sections } = classifyLines([lineOf('证书'), ...texts.map(line)])
  expect(sections[0]!.items.map(({ title, subtitle, from }) => [title, subtitle, from])).toEqual([
    ['重症专科护士证书', '省护理学会', '2023-11'],
    ['护士执业资格证书', '省护理协会', '2020-08'],
  ])
  expect(sections[0]!.items[0]!.note).toBe('理论 92 分，操作 95 分')
})
