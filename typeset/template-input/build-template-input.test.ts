import { describe, expect, test } from 'vitest'
import { emptyResume } from '#resume-model/empty-resume'
import { PERSONAL_DETAILS, personalDetails } from '#contract/resume/optional-personal-details'
import { Resume } from '#contract/resume/resume'
import { Style } from '#contract/resume/style'
import { buildTemplateInput } from './build-template-input'
import { dateRange } from './page-section'
import { otherHeading, sectionHeading } from './label-texts'

const style = Style.parse({ template: 'classic@4' })
const resumeOf = (parts: Record<string, unknown>) =>
  Resume.parse({ schemaVersion: 1, basics: {}, style, ...parts })
const modelOf = (parts: Record<string, unknown>) => buildTemplateInput(resumeOf(parts), false)

test.each([
  ['2020-09', 'now', 'zh', '2020.09 – 至今'],
  ['2020-09', 'now', 'en', 'Sep 2020 – Present'],
  ['2020-09', '2024-06', 'en', 'Sep 2020 – Jun 2024'],
  ['2020-13', '', 'en', '2020-13'],
  ['2020-09', '2024-06', 'zh', '2020.09 – 2024.06'],
  ['2020-09', '2020-09', 'zh', '2020.09'],
  ['2020-09', '', 'zh', '2020.09'],
  ['', '2024-06', 'zh', '2024.06'],
  ['', 'now', 'zh', '至今'],
  ['', '', 'zh', ''],
] as const)('%s to %s (%s) is %s', (from, to, lang, said) =>
  expect(dateRange(from, to, lang, 'american')).toBe(said),
)

test.each([
  ['american', '2025-09', 'now', 'Sep 2025 – Present'],
  ['british', '2025-09', 'now', 'Sept 2025 – Present'],
  ['british', '2024-06', '2025-07', 'June 2024 – July 2025'],
  ['british', '2024-01', '2025-12', 'Jan 2024 – Dec 2025'],
  ['full', '2024-02', '2025-09', 'February 2024 – September 2025'],
] as const)('in %s English %s to %s is %s', (form, from, to, said) =>
  expect(dateRange(from, to, 'en', form)).toBe(said),
)

describe('hidden and empty content in the page model', () => {
  test('a blank resume has nothing to draw', () => {
    expect(modelOf(emptyResume(style))).toMatchObject({
      sections: [],
      contacts: [],
      facts: [],
      intention: [],
      name: '',
    })
  })

  test('hidden sections and entries, and entries without words are dropped', () => {
    const sections = [
      { id: 'a', kind: 'work', visible: false, items: [{ id: 'a1', title: '甲' }] },
      {
        id: 'b',
        kind: 'work',
        items: [{ id: 'b1', title: '乙', visible: false }, { id: 'b2' }, { id: 'b3', title: '丙' }],
      },
    ]
    expect(
      modelOf({ sections }).sections.map(({ id, entries }) => [id, entries.map((entry) => entry.id)]),
    ).toEqual([['b', ['b3']]])
  })

  test("fields that the section's kind does not show are dropped", () => {
    const sections = [{ id: 'a', kind: 'summary', items: [{ id: 'a1', title: '旧标题', text: '正文' }] }]
    expect(modelOf({ sections }).sections[0]?.entries[0]).toMatchObject({ title: '', date: '' })
  })

  test('a picture is on works only, and an entry of nothing but a picture is dropped', () => {
    const picture = 'x'.repeat(20)
    const file = { path: '/picture-1.jpg', ratio: 1.5, jpeg: new Uint8Array() }
    const items = [
      { id: 'a', title: '海报', picture },
      { id: 'b', picture },
      { id: 'c', title: '标志' },
    ]
    const entriesOf = (kind: string) =>
      buildTemplateInput(
        resumeOf({ sections: [{ id: 's', kind, items }] }),
        false,
        new Map([[picture, file]]),
      ).sections[0]!.entries.map((entry) => [entry.id, entry.picture])
    expect(entriesOf('portfolio')).toEqual([
      ['a', { path: '/picture-1.jpg', ratio: 1.5 }],
      ['c', undefined],
    ])
    expect(entriesOf('work')).toEqual([
      ['a', undefined],
      ['c', undefined],
    ])
  })

  test('a missing or unwanted photo is dropped', () => {
    const basics = { photo: 'x'.repeat(20) }
    expect(buildTemplateInput(resumeOf({ basics }), false).photo).toBeNull()
    expect(
      buildTemplateInput(resumeOf({ basics, style: { ...style, photo: 'none' } }), true).photo,
    ).toBeNull()
    expect(buildTemplateInput(resumeOf({ basics }), true).photo).toEqual({
      path: '/photo.jpg',
      shape: 'portrait',
    })
  })
})

test("headings are the user's own, otherwise the kind's name in the heading language", () => {
  const sections = [
    { id: 'a', kind: 'work', items: [{ id: 'a1', title: '甲' }] },
    { id: 'b', kind: 'work', title: '我的工作', items: [{ id: 'b1', title: '乙' }] },
  ]
  const titles = (headings: string) =>
    modelOf({ sections, style: { ...style, headings } }).sections.map((s) => s.title)
  expect(titles('zh')).toEqual(['工作经历', '我的工作'])
  expect(titles('en')).toEqual(['Work Experience', '我的工作'])
})

test.each([
  ['获奖情况', 'awards', 'Awards'],
  ['实习经历', 'work', 'Internships'],
  ['Selected work', 'work', 'Selected work'],
  ['工作经历 Experience', 'work', '工作经历 Experience'],
  ['个人简历', 'custom', '个人简历'],
] as const)('a section titled %s (%s) is headed %s on an English page', (title, kind, heading) => {
  expect(sectionHeading(title, kind, 'en')).toBe(heading)
  expect(sectionHeading(title, kind, 'zh')).toBe(title)
})

test.each([
  ['教育背景', 'education', 'zh', 'Education'],
  ['获奖情况', 'awards', 'zh', 'Awards'],
  ['Work Experience', 'work', 'en', '工作经历'],
  ['我的工作', 'work', 'zh', ''],
  ['个人简历', 'custom', 'zh', ''],
] as const)('the heading %s (%s) on a page in %s is also %j', (title, kind, lang, other) => {
  expect(otherHeading(title, kind, lang)).toBe(other)
})

test('the QR code is that of the first link, in square rows of modules', () => {
  const links = ['https://example.com/a', 'https://example.com/b'].map((url, i) => ({
    id: `l${i}`,
    label: '',
    url,
  }))
  const { qrCode } = modelOf({ basics: { links } })
  expect(qrCode?.url).toBe('https://example.com/a')
  expect(qrCode?.rows.map((row) => row.length)).toEqual(Array(25).fill(25))
  // The upper left finder pattern.
  expect(qrCode?.rows.slice(0, 3).map((row) => row.slice(0, 8))).toEqual(['11111110', '10000010', '10111010'])
  expect(modelOf({ basics: {} }).qrCode).toBeNull()
})

test('contacts are links, URLs are shortened, and a label of its owner is known from the usual one', () => {
  const basics = {
    phone: '+86 138-0000-5678',
    email: 'a@b.cn',
    city: '杭州',
    links: [
      { id: 'l', label: 'GitHub', url: 'https://www.github.com/a/' },
      { id: 'm', label: '', url: 'example.com/b' },
    ],
  }
  expect(modelOf({ basics }).contacts).toEqual([
    { kind: 'phone', label: '电话', text: '+86 138-0000-5678', url: 'tel:+8613800005678' },
    { kind: 'email', label: '邮箱', text: 'a@b.cn', url: 'mailto:a@b.cn' },
    { kind: 'city', label: '现居', text: '杭州', url: null },
    {
      ...{ kind: 'link', label: 'GitHub', ownLabel: true },
      ...{ text: 'github.com/a', url: 'https://www.github.com/a/' },
    },
    { kind: 'link', label: '网址', text: 'example.com/b', url: 'https://example.com/b' },
  ])
})

test('a wish that says itself what it is keeps its word as its label; the position is whole', () => {
  const { intention, headline } = modelOf({
    intention: {
      position: '报考：材料学',
      cities: ['北京：海淀'],
      status: '研究兴趣：绿色金融',
      salary: '20K：月',
    },
  })
  expect(headline).toBe('报考：材料学')
  expect(intention.map(({ key, label, text }) => [key, label, text])).toEqual([
    ['position', '求职意向', '报考：材料学'],
    ['cities', '北京', '海淀'],
    ['salary', '期望薪资', '20K：月'],
    ['status', '研究兴趣', '绿色金融'],
  ])
})

test('facts have labels and units, and the document has a title', () => {
  const model = modelOf({
    basics: { name: '王二', heightCm: '175', custom: [{ id: 'c', label: '工龄', value: '6年' }] },
    intention: { position: '会计', cities: ['上海', '苏州'] },
  })
  expect(model.facts).toEqual([
    { key: 'heightCm', label: '身高', text: '175 cm' },
    { key: 'custom', label: '工龄', text: '6年' },
  ])
  expect(model.intention.map(({ text }) => text)).toEqual(['会计', '上海、苏州'])
  expect(model.documentTitle).toBe('王二 - 会计')
})

test.each(PERSONAL_DETAILS)('the detail %s stands on the page, with its label', (key) => {
  const value = { line: '某', month: '1998-03', number: '175' }[personalDetails[key].input.kind]
  const { facts } = modelOf({ basics: { name: '王二', [key]: value } })
  expect(facts).toEqual([
    { key, label: personalDetails[key].label.zh, text: expect.stringContaining(value.replace('-', '.')) },
  ])
})

test('a section is kept together unless one of its entries starts a page', () => {
  const items = [
    { id: 'a1', title: '甲', breakBefore: true },
    { id: 'a2', title: '乙' },
  ]
  const section = { id: 'a', kind: 'work', keep: true, items }
  expect(modelOf({ sections: [section] }).sections[0]).toMatchObject({ keep: true, breakBefore: true })
  const parted = { ...section, items: items.map((item) => ({ ...item, breakBefore: true })) }
  expect(modelOf({ sections: [parted] }).sections[0]).not.toHaveProperty('keep')
})
