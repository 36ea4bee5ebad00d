import { expect, test } from 'vitest'
import { parseDocument } from '../parse-document'
import { guessSectionKind } from './section-headings'

const read = async (text: string) =>
  (await parseDocument(new TextEncoder().encode(`王小明\n${text}`), 'a.txt')).resume
const firstEntry = async (text: string) => (await read(text)).sections[0]!.items[0]!

test('the line below a heading with dates says the department and the place', async () => {
  const text = '工作经历\n甲公司    后端工程师    2020.01-2022.06\n平台部    杭州\n- 负责接口'
  expect(await firstEntry(text)).toMatchObject({
    ...{ title: '甲公司', subtitle: '后端工程师', tag: '平台部', place: '杭州' },
    text: '- 负责接口',
  })
})

test('the field of study stands with the degree, and what stands beside the school is a part of it', async () => {
  const text =
    '教育背景\n甲大学    数学学院    2018.09-2022.06\n统计学    本科    专业排名 5/118\n- 一等奖学金'
  expect(await firstEntry(text)).toMatchObject({
    ...{ title: '甲大学', subtitle: '统计学', tag: '本科', place: '数学学院' },
    text: '专业排名 5/118\n- 一等奖学金',
  })
})

test('a line with dates of its own begins the next entry', async () => {
  const text =
    '工作经历\n甲公司    工程师    2020.01-2022.06\n乙公司    经理    2018.01-2019.12\n- 负责接口\n- 带领小组'
  const [section] = (await read(text)).sections
  expect(section!.items.map(({ title, from }) => [title, from])).toEqual([
    ['甲公司', '2020-01'],
    ['乙公司', '2018-01'],
  ])
})

test('a sentence below a heading is text', async () => {
  const text = '工作经历\n甲公司    工程师    2020.01-2022.06\n负责交易系统，支持每日四百万单。'
  expect(await firstEntry(text)).toMatchObject({
    tag: '',
    place: '',
    text: '负责交易系统，支持每日四百万单。',
  })
})

test('labels that end with a colon and values in cells of their own are facts', async () => {
  const { basics } = await read('电话：\t13800005678\t邮箱：\ta@example.com\t现居：\t杭州\n工作经历')
  expect(basics).toMatchObject({ phone: '13800005678', email: 'a@example.com', city: '杭州' })
})

test.each([
  ['执业经历', 'work'],
  ['从业资格', 'certificates'],
  ['代表案件', 'project'],
  ['业务领域', 'skills'],
  ['教育理念', 'summary'],
  ['支教经历', 'campus'],
  ['立功受奖', 'awards'],
])('%s tells of %s', (heading, kind) => {
  expect(guessSectionKind(heading)).toEqual({ kind, title: heading })
})
