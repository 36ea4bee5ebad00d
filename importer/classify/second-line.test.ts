import { expect, test } from 'vitest'
import { lineOf } from '../line'
import { parseDocument } from '../parse-document'
import { classifyLines } from './classify-lines'
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
    note: '专业排名 5/118',
    text: '- 一等奖学金',
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
  ['会做的事', 'skills'],
  ['临床操作', 'skills'],
  ['在读学校', 'education'],
  ['学校社团', 'campus'],
  ['操作系统课程项目', 'project'],
])('%s tells of %s', (heading, kind) => {
  expect(guessSectionKind(heading)).toEqual({ kind, title: heading })
})

test('a place beside a name whose role and dates stand below is its place', async () => {
  const text = '工作经历\n甲医院    三级甲等\n护士、带教老师    急诊科    2020.08-2022.02\n- 负责分诊'
  expect(await firstEntry(text)).toMatchObject({
    ...{ title: '甲医院', subtitle: '护士、带教老师', tag: '急诊科', place: '三级甲等' },
    from: '2020-08',
  })
})

test('dates in every second line make entries of two lines', async () => {
  const text =
    '家庭成员\n王建国    群众\n某县农技站    父亲    1973.04\n李梅    群众\n某县医院    母亲    1975.11'
  const [section] = (await read(text)).sections
  expect(section!.items.map(({ title, tag, from }) => [title, tag, from])).toEqual([
    ['王建国', '父亲', '1973-04'],
    ['李梅', '母亲', '1975-11'],
  ])
})

test.each([
  [
    '证书\n电工证    有效期至 2028年3月    2024.03',
    { title: '电工证', note: '有效期至 2028年3月', from: '2024-03' },
  ],
  ['证书\n大学英语六级    532 分    2022.12', { title: '大学英语六级', subtitle: '', note: '532 分' }],
  [
    '获奖情况\n优秀毕业生    省级    省教育厅    2024.05',
    { title: '优秀毕业生', subtitle: '省教育厅', tag: '省级' },
  ],
  [
    '教育背景\n甲大学    统计学    专业排名 3/46    2018.09-2022.06',
    { subtitle: '统计学', note: '专业排名 3/46' },
  ],
])('validity, points, ranks and levels have their fields: %j', async (text, fields) => {
  expect(await firstEntry(text)).toMatchObject(fields)
})

test('a group of skills may go on below, and be named as a section elsewhere is', async () => {
  const text = '# 王小明\n\n## 技能\n\n工具\tGit、Docker\n语言\t英语\n\n能读技术文档\n\n## 工作经历\n\n甲公司'
  const [skills, next] = (await read(text)).sections
  expect(skills!.items.map(({ title, text }) => [title, text])).toEqual([
    ['工具', 'Git、Docker'],
    ['语言', '英语\n能读技术文档'],
  ])
  expect(next!.kind).toBe('work')
})

test('what stands beside dates above a name is its place', async () => {
  const text =
    '教育背景\n2016.09-2020.06    护理学院\n甲大学    护理学    本科\n学位论文：县域护理研究\n2012.09-2016.06\n乙大学    护理学    专科'
  const [section] = (await read(text)).sections
  expect(section!.items.map(({ title, place, from, text }) => [title, place, from, text])).toEqual([
    ['甲大学', '护理学院', '2016-09', '学位论文：县域护理研究'],
    ['乙大学', '', '2012-09', ''],
  ])
})

test('a role below the dates of a name is its role, and rows of facts below a summary are none of it', async () => {
  const text =
    '个人概述\n做了十年销售。\n性别\t女\t籍贯\t西安\n管理经验\t团队 64 人\n项目经历\n鲜奶进入新疆市场\n2022.04-2023.10\n项目总负责\n- 建仓'
  const { basics, sections } = await read(text)
  expect(basics).toMatchObject({ gender: '女', hukou: '西安', custom: [{ label: '管理经验' }] })
  expect(sections[0]!.items[0]!.text).toBe('做了十年销售。')
  expect(sections[1]!.items[0]).toMatchObject({ subtitle: '项目总负责', from: '2022-04', text: '- 建仓' })
})

test('a role and its dates in letters as large as the name above them belong to it', () => {
  const large = (plain: string, startsParagraph: boolean) =>
    lineOf(plain, { level: 3, x: 50, startsParagraph })
  const { sections } = classifyLines([
    lineOf('工作经历', { level: 2 }),
    large('甲公司\t杭州', true),
    large('后端工程师, 平台部\t2020.01-2022.06', false),
    lineOf('负责交易系统，支持每日四百万单。', { x: 50 }),
    large('乙公司\t上海', true),
    large('开发实习生\t2018.01-2019.12', false),
  ])
  expect(sections[0]!.items).toMatchObject([
    { title: '甲公司', subtitle: '后端工程师', tag: '平台部', place: '杭州', from: '2020-01' },
    { title: '乙公司', subtitle: '开发实习生', place: '上海', from: '2018-01' },
  ])
})

test('a large name with a contact at the end of its line, or the position behind a bar, is the name', () => {
  const head = (plain: string) => classifyLines([lineOf(plain, { level: 1 }), lineOf('13800001234')])
  expect(head('王小明\t杭州').basics).toMatchObject({ name: '王小明', city: '杭州' })
  expect(head('王小明 | 数据分析师')).toMatchObject({
    basics: { name: '王小明' },
    intention: { position: '数据分析师' },
  })
})
