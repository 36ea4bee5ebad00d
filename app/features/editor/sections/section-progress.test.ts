import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Item } from '#contract/resume/resume'
import { SECTION_FIELDS, SECTION_KINDS } from '#contract/resume/section-kinds'
import { arbitraryResume } from '#tests/fixtures/arbitrary-resume'
import { buildItem, buildResume, buildSection } from '#tests/fixtures/resume-builders'
import { basicsProgress, ownEntryCount, sectionProgress } from './section-progress'

describe('the progress of a section', () => {
  test.each([
    ['an empty entry', [buildItem('a')], { filled: 0, expected: 5 }],
    ['no entry at all', [], { filled: 0, expected: 5 }],
    ['a company and nothing else', [buildItem('a', { title: '甲公司' })], { filled: 1, expected: 5 }],
    [
      'a whole entry',
      [
        buildItem('a', {
          title: '甲公司',
          subtitle: '运营',
          from: '2020-09',
          to: 'now',
          text: '- 做了一件事',
        }),
      ],
      { filled: 5, expected: 5 },
    ],
    ['a field of spaces', [buildItem('a', { title: '  ' })], { filled: 0, expected: 5 }],
    [
      'a text with a placeholder left',
      [buildItem('a', { title: '甲公司', text: '- 整理〔数量〕份资料' })],
      { filled: 1, expected: 5 },
    ],
    [
      'a hidden entry beside a visible one',
      [buildItem('a', { title: '甲公司' }), { ...buildItem('b', { title: '乙公司' }), visible: false }],
      { filled: 1, expected: 5 },
    ],
  ])('counts the usual fields of %s', (_, items, progress) => {
    expect(sectionProgress(buildSection('s1', items))).toEqual(progress)
  })

  test.each(SECTION_KINDS)(
    'of the kind %s is not complete while a placeholder is left in any field',
    (kind) => {
      const whole = Object.fromEntries(
        SECTION_FIELDS[kind].map((field) => [field, field === 'from' || field === 'to' ? '2024-06' : '甲']),
      )
      const progress = (change: Partial<Item>) =>
        sectionProgress({ kind, items: [buildItem('a', { ...whole, ...change })] })
      const { filled, expected } = progress({})
      expect(filled).toBe(expected)
      for (const field of SECTION_FIELDS[kind]) {
        if (field === 'from' || field === 'to') continue
        const left = progress({ [field]: '甲、〔乙〕' })
        expect(left.filled, field).toBeLessThan(left.expected)
      }
    },
  )

  test('counts only the entries that hold something of the user’s own', () => {
    const items = [buildItem('a'), buildItem('b', { text: '- 整理〔数量〕份资料' })]
    expect(ownEntryCount(buildSection('s1', items))).toBe(0)
    expect(ownEntryCount(buildSection('s1', [...items, buildItem('c', { place: '上海' })]))).toBe(1)
  })

  test('does not count what few write: the place of a job', () => {
    expect(sectionProgress(buildSection('s1', [buildItem('a', { place: '上海' })])).filled).toBe(0)
  })

  test('never exceeds what is expected', () => {
    fc.assert(
      fc.property(arbitraryResume, (resume) => {
        for (const { filled, expected } of [
          basicsProgress(resume),
          ...resume.sections.map(sectionProgress),
        ]) {
          expect(filled).toBeLessThanOrEqual(expected)
          expect(expected).toBeGreaterThan(0)
        }
      }),
    )
  })
})

test('the basics expect a name, a position, two ways to answer and a city', () => {
  const resume = buildResume((one) => (one.basics.phone = '13800000000'))
  expect(basicsProgress(resume)).toEqual({ filled: 3, expected: 5 })
  resume.basics.custom = [{ id: 'c1', label: '证件', value: '〔证书编号〕' }]
  expect(basicsProgress(resume)).toEqual({ filled: 3, expected: 6 })
})
