import { expect, test } from 'vitest'
import { parseDocument } from '../parse-document'
import { normalizeDates } from './normalize-dates'

test.each([
  ['2020.09.01-2022.06.30 甲公司', '2020.09-2022.06 甲公司'],
  ['2020年9月1日-2022年6月30日', '2020年9-2022年6'],
  ['09/2020 - 06/2022', '2020.09 - 2022.06'],
  ['20.09-22.06 甲公司', '2020.09-2022.06 甲公司'],
  ['98.09-至今', '1998.09-至今'],
  ['20.09至今 甲公司', '2020.09-至今 甲公司'],
  ['２０２０．０９－２０２２．０６', '2020.09-2022.06'],
  ['二〇二〇年九月至二〇二二年十二月', '2020.09至2022.12'],
  ['占比 20.09，共 3.5 小时', '占比 20.09，共 3.5 小时'],
  ['电话 010-12345678', '电话 010-12345678'],
])('the dates of “%s” are “%s”', (line, normalized) => {
  expect(normalizeDates(line)).toBe(normalized)
})

test('a month of birth is read from a day, and a fact without a field keeps its day', async () => {
  const text =
    '王小明\n出生年月：1998年3月5日\n入党时间：2022.06.15\n\n工作经历\n甲公司 工程师 2020.09.01-2022.06.30'
  const { resume } = await parseDocument(new TextEncoder().encode(text), 'a.txt')
  expect(resume.basics).toMatchObject({
    birth: '1998-03',
    custom: [{ label: '入党时间', value: '2022.06.15' }],
  })
  expect(resume.sections[0]!.items[0]).toMatchObject({ from: '2020-09', to: '2022-06' })
})
