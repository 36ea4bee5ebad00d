import { describe, expect, test } from 'vitest'
import fc from 'fast-check'
import { ResumeLimits } from '#contract/resume/resume-limits'
import { DEFAULT_STYLE } from '#resume-model/default-style'
import { emptyItem, emptyResume } from '#resume-model/empty-resume'
import { readEntryLine, readEntryLines, readPersonLine } from './read-one-line'

const entry = emptyItem('s1-1')
const resume = emptyResume(DEFAULT_STYLE)
const isCity = (part: string) => ['上海', '绵阳', 'London'].includes(part)

describe('one line of an entry', () => {
  test.each([
    [
      '上海云帆科技有限公司 产品经理 2021.07-2023.04',
      '上海云帆科技有限公司',
      '产品经理',
      '',
      '2021-07',
      '2023-04',
    ],
    [
      '2021年7月至今，上海云帆科技有限公司，产品经理，深圳',
      '上海云帆科技有限公司',
      '产品经理',
      '深圳',
      '2021-07',
      'now',
    ],
    ['Google 产品经理 2021/07 - 至今', 'Google', '产品经理', '', '2021-07', 'now'],
    [
      'Acme Ltd, Product Manager, Jul 2021 – Apr 2023',
      'Acme Ltd',
      'Product Manager',
      '',
      '2021-07',
      '2023-04',
    ],
    ['云帆科技 | 产品经理 | 2021.07–2023.04', '云帆科技', '产品经理', '', '2021-07', '2023-04'],
    ['云帆科技 产品经理 2021.07-2023.04 深圳', '云帆科技', '产品经理', '深圳', '2021-07', '2023-04'],
    ['云帆科技 2021.07-2023.04', '云帆科技', '', '', '2021-07', '2023-04'],
  ])('%s', (line, title, subtitle, place, from, to) => {
    expect(readEntryLine('work', entry, line)).toEqual({ ...entry, title, subtitle, place, from, to })
  })
  test('a school keeps its degree apart', () => {
    expect(readEntryLine('education', entry, '岭海财经大学 信息管理 本科 2017.09-2021.06')).toMatchObject({
      title: '岭海财经大学',
      subtitle: '信息管理',
      tag: '本科',
    })
  })
  test('a project keeps a foreign word in its name', () => {
    expect(readEntryLine('project', entry, 'Redis 缓存改造 2021.07-2021.09')?.title).toBe('Redis 缓存改造')
  })
  test.each([
    '上海云帆科技有限公司',
    '中国 移动',
    '云帆科技 产品经理',
    '2021.07-2023.04',
    '一 二 三 四 五 六 2021.07-2023.04',
  ])('is a title as it stands: %s', (line) => expect(readEntryLine('work', entry, line)).toBeUndefined())
  test('changes nothing that is filled', () => {
    expect(
      readEntryLine('work', { ...entry, from: '2020-01' }, '云帆 产品经理 2021.07-2023.04'),
    ).toBeUndefined()
    expect(
      readEntryLine('work', { ...entry, subtitle: '总监', tag: '部', place: '城' }, '云帆 经理 2021.07-至今'),
    ).toBeUndefined()
  })
})

test('a copied entry has its heading in one line or two, and its text below', () => {
  const lines = ['云帆科技', '产品经理 2021.07-2023.04', '• 负责商家后台', '- 开店转化率提高 18%']
  expect(readEntryLines('work', entry, lines)).toEqual({
    ...entry,
    title: '云帆科技',
    subtitle: '产品经理',
    from: '2021-07',
    to: '2023-04',
    text: '- 负责商家后台\n- 开店转化率提高 18%',
  })
  expect(readEntryLines('work', { ...entry, text: '已有' }, lines)).toBeUndefined()
  expect(readEntryLines('work', entry, [...lines, '长'.repeat(ResumeLimits.text)])).toBeUndefined()
})

describe('one line of a person', () => {
  test.each([
    ['王小满，产品经理，13812345678，wangxiaoman@example.com，上海', '王小满', '产品经理', '上海'],
    ['王小满 产品经理 138-1234-5678 wangxiaoman@example.com 绵阳', '王小满', '产品经理', '绵阳'],
    [
      'Mary Ann Smith, Product Manager, +86 13812345678, wangxiaoman@example.com, London',
      'Mary Ann Smith',
      'Product Manager',
      'London',
    ],
  ])('%s', (line, name, position, city) => {
    const read = readPersonLine(resume, line, isCity)!
    expect(read.basics).toMatchObject({
      name,
      city,
      phone: '138 1234 5678',
      email: 'wangxiaoman@example.com',
    })
    expect(read.intention.position).toBe(position)
  })
  test.each(['王小满', '王小满，产品经理', '13812345678', '王小满，甲，乙，13812345678'])(
    'is a name as it stands: %s',
    (line) => expect(readPersonLine(resume, line, isCity)).toBeUndefined(),
  )
})

test('loses no letter of a line that it reads', () => {
  const part = fc.constantFrom(
    '云帆科技',
    '产品经理',
    '本科',
    '上海',
    'Google',
    'A/B 测试',
    '（实习）',
    '2021.07-2023.04',
    '至今',
    '-',
    ',',
    '，',
    ' ',
    '|',
  )
  fc.assert(
    fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
      const read = readEntryLine('education', entry, parts.join(''))
      if (!read) return
      const lettersOf = (text: string) => [...text.replace(/[^\p{L}]/gu, '')].sort().join('')
      const said = [
        read.title,
        read.subtitle,
        read.tag,
        read.place,
        read.note,
        read.to === 'now' ? '至今' : '',
      ]
      expect(lettersOf(said.join(''))).toBe(lettersOf(parts.join('')))
    }),
    { numRuns: 500 },
  )
})
