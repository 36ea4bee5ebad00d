import { describe, expect, test } from 'vitest'
import { classifyLines } from '../classify/classify-lines'
import { lineOf, type Line } from '../line'
import { readKnownPage } from './known-page'
import { readLinkedIn } from './linkedin'

const bar = (plain: string, level = 0): Line => lineOf(plain, { x: 21, level, isLevelFromSize: true })
const story = (plain: string, level = 0): Line => lineOf(plain, { x: 223, level, isLevelFromSize: true })

const profile = [
  bar('Contact', 3),
  bar('+86 138 0000 7412 (Mobile) vivian.lin@example.c om www.linkedin.com/in/vivi an-lin (LinkedIn)'),
  bar('example.com/vivian (Personal Website)'),
  bar('Top Skills', 3),
  bar('Excel'),
  bar('Valuation'),
  bar('Languages', 3),
  bar('English (Native or Bilingual)'),
  bar('Certifications', 3),
  bar('CFA Level I'),
  story('Vivian Lin', 1),
  story('Analyst at Harrow & Lane'),
  story('| Industrials'),
  story('London, England, United Kingdom'),
  story('Experience', 2),
  story('Harrow & Lane', 4),
  story('2 years 8 months'),
  story('Senior Analyst', 5),
  story('January 2025 - Present (1 year 8 months)'),
  story('London, UK'),
  lineOf('Led a team of four', { x: 223, isListItem: true, markdown: '- Led a team of four' }),
  story('Analyst', 5),
  story('January 2024 - December 2024 (1 year)'),
  story('Built the model of a bid.'),
  story('Page 1 of 2'),
  story('Meridian Audit', 4),
  story('Intern', 5),
  story('June 2023 - August 2023 (3 months)'),
  story('Education', 2),
  story('Northgate University', 4),
  story('Bachelor’s degree, Finance ·'),
  story('(2020 - 2023)'),
  story('East Harbour School', 4),
  story('Page 2 of 2'),
]

describe('a profile that LinkedIn exports', () => {
  const { basics, intention, sections } = classifyLines(readKnownPage(profile))

  test('has contacts whose addresses are whole again', () => {
    expect(basics).toMatchObject({
      name: 'Vivian Lin',
      phone: '+86 138 0000 7412',
      email: 'vivian.lin@example.com',
      city: 'London, England, United Kingdom',
      custom: [],
    })
    expect(basics.links.map(({ url }) => url)).toEqual([
      'www.linkedin.com/in/vivian-lin',
      'example.com/vivian',
    ])
    expect(intention.position).toBe('Analyst at Harrow & Lane, Industrials')
  })

  test('has the employer in each of the roles there', () => {
    expect(sections.find(({ kind }) => kind === 'work')?.items).toMatchObject([
      { title: 'Harrow & Lane', subtitle: 'Senior Analyst', from: '2025-01', to: 'now', place: 'London, UK' },
      {
        title: 'Harrow & Lane',
        subtitle: 'Analyst',
        to: '2024-12',
        place: '',
        text: 'Built the model of a bid.',
      },
      { title: 'Meridian Audit', subtitle: 'Intern', from: '2023-06', to: '2023-08', text: '' },
    ])
  })

  test('has degrees and subjects apart, and years alone as a note', () => {
    expect(sections.find(({ kind }) => kind === 'education')?.items).toMatchObject([
      { title: 'Northgate University', subtitle: 'Finance', tag: 'Bachelor’s degree', note: '2020 - 2023' },
      { title: 'East Harbour School', subtitle: '', from: '' },
    ])
  })

  test('has the short sections of the bar behind the story, and no page numbers', () => {
    expect(sections.map(({ kind }) => kind)).toEqual([
      'work',
      'education',
      'skills',
      'certificates',
      'languages',
    ])
    expect(sections[4]?.items).toMatchObject([{ title: 'English', subtitle: 'Native or Bilingual' }])
    expect(JSON.stringify(sections)).not.toMatch(/Page \d/)
  })
})

test('in Chinese it has Chinese labels', () => {
  const lines = [
    bar('联系方式', 3),
    bar('www.linkedin.com/in/xiaochuan (LinkedIn)'),
    bar('热门技能', 3),
    bar('支付'),
    story('林小川', 1),
    story('高级工程师'),
    story('中国 浙江省 杭州'),
    story('摘要', 2),
    story('做了六年支付。'),
    story('工作经历', 2),
    story('云帆科技有限公司', 4),
    story('高级工程师', 5),
    story('2020年1月 - 至今 (3 年 2 个月)'),
    story('中国 杭州'),
    story('教育经历', 2),
    story('江城大学', 4),
    story('学士, 软件工程 · (2014 年 - 2018 年)'),
  ]
  const { basics, sections } = classifyLines(readKnownPage(lines))
  expect(basics).toMatchObject({ name: '林小川', city: '中国 浙江省 杭州' })
  expect(sections).toMatchObject([
    { kind: 'summary', items: [{ text: '做了六年支付。' }] },
    { kind: 'work', items: [{ title: '云帆科技有限公司', from: '2020-01', to: 'now', place: '中国 杭州' }] },
    { kind: 'education', items: [{ title: '江城大学', subtitle: '软件工程', tag: '学士' }] },
    { kind: 'skills', items: [{ text: '- 支付' }] },
  ])
})

test('a resume that only has a link to a profile stays as it is', () => {
  const lines = [
    story('Vivian Lin', 1),
    story('www.linkedin.com/in/vivian'),
    bar('Contact', 3),
    story('Experience', 2),
  ]
  expect(readLinkedIn(lines)).toEqual(lines)
  expect(readLinkedIn(profile.filter(({ plain }) => !/linkedin/i.test(plain)))).toHaveLength(
    profile.length - 1,
  )
})
