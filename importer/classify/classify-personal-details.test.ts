import { expect, test } from 'vitest'
import { emptyResume } from '#resume-model/empty-resume'
import { DEFAULT_STYLE } from '#resume-model/default-style'
import { lineOf, type Line } from '../line'
import { classifyLines } from './classify-lines'
import { classifyPersonalDetails } from './classify-personal-details'

function readLines(...lines: Line[]) {
  const resume = emptyResume({ ...DEFAULT_STYLE })
  const left = classifyPersonalDetails(resume, lines, true)
  return { ...resume.basics, cities: resume.intention.cities, position: resume.intention.position, left }
}
/** The basics and wishes that were read from lines below a name, and the lines that fit nowhere. */
const read = (...lines: string[]) => readLines(...lines.map((line) => lineOf(line)))
const readPosition = (line: string) => read(line).position

test.each([
  ['手机：13812345678 | 邮箱：lin@example.com | 上海', { email: 'lin@example.com', city: '上海' }],
  ['电话：13812345678　杭州', { phone: '13812345678', city: '杭州' }],
  ['意向城市：苏州 上海', { cities: ['苏州', '上海'], city: '' }],
])('a city behind a contact with a label is no part of it: %s', (line, expected) => {
  expect(read(line)).toMatchObject({ ...expected, custom: [], left: [] })
})

test('what stands before wishes with labels, or is two words of its own line, is the position', () => {
  expect(readPosition('大区销售总监\t意向城市：西安\t到岗时间：一个月内')).toBe('大区销售总监')
  expect(readPosition('呼吸与危重症医学科 主治医师')).toBe('呼吸与危重症医学科 主治医师')
})

test('an unknown label beside known ones is one: in cells, after a space, above its value', () => {
  const custom = [expect.objectContaining({ label: '管理经验', value: '团队 64 人' })]
  expect(read('性别\t女\t从业年限\t22 年\t管理经验\t团队 64 人').custom).toEqual(
    expect.arrayContaining(custom),
  )
  const spaced = read('性别 女\t出生年月 1979.04', '管理经验 团队 64 人\t2025 年销售额 6.8 亿元')
  expect(spaced.custom.map(({ label }) => label)).toEqual(['管理经验', '2025 年销售额'])
  const stacked = readLines(
    ...['性别', '女', '籍贯', '西安', '管理经验', '团队 64 人'].map((plain, i) =>
      lineOf(plain, { x: 40, startsParagraph: i % 2 === 0 }),
    ),
  )
  expect(stacked).toMatchObject({ gender: '女', hukou: '西安', custom })
})

test('a label above cells is none of them, and a bracket below a value belongs to it', () => {
  expect(read('照片', '民族\t汉族\t政治面貌\t中共党员')).toMatchObject({
    ethnicity: '汉族',
    politicalStatus: '中共党员',
  })
  expect(read('性别：女', '职称：主管护师', '（在有效期内）').custom).toEqual([
    expect.objectContaining({ label: '职称', value: '主管护师（在有效期内）' }),
  ])
})

test('an address without its scheme is a link with the name before it', () => {
  expect(read('项目主页 example.com/he').links).toEqual([
    expect.objectContaining({ label: '项目主页', url: 'example.com/he' }),
  ])
})

test('the place of a photo is neither a position nor a label, and the name of a row none of its facts', () => {
  const { basics, intention, sections } = classifyLines(
    ['个人履历表', '姓名\t王小明\t性别\t女', '照片', '应聘岗位\t数据分析师\t民族\t汉族'].map((text) =>
      lineOf(text),
    ),
  )
  expect(basics).toMatchObject({ name: '王小明', gender: '女', ethnicity: '汉族', custom: [] })
  expect(intention.position).toBe('数据分析师')
  expect(sections).toEqual([])
  expect(read('执业信息\t性别\t女\t籍贯\t西安', '基本信息\t民族 汉族')).toMatchObject({
    ...{ gender: '女', hukou: '西安', ethnicity: '汉族', left: [] },
  })
  expect(read('联系方式\t13812345678  ·  lin@example.com')).toMatchObject({
    ...{ phone: '13812345678', email: 'lin@example.com', left: [] },
  })
})

test('where the name has a label, larger letters above it are the title of a form', () => {
  const title = lineOf('某单位招聘信息采集', { level: 1, isLevelFromSize: true })
  const { basics } = classifyLines([title, lineOf('姓名\t王小明\t性别\t女')])
  expect(basics.name).toBe('王小明')
})

test.each(['Location', 'Lives in', 'City'])(
  'the label %s is read as the city, on a line or before a space',
  (label) => {
    const expected = { city: 'Shanghai', custom: [], left: [] }
    expect(read(`${label}: Shanghai`)).toMatchObject(expected)
    expect(read(`Phone 13812345678\t${label} Shanghai`)).toMatchObject(expected)
  },
)

test('the preferred locations are the cities of the wishes, and none of them the city of the person', () => {
  expect(read('Location Hangzhou\tPreferred locations Shanghai, Suzhou')).toMatchObject({
    ...{ city: 'Hangzhou', cities: ['Shanghai', 'Suzhou'], custom: [], left: [] },
  })
})
