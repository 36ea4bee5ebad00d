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
