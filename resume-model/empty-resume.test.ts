import { describe, expect, test } from 'vitest'
import { DEFAULT_STYLE } from './default-style'
import { buildResume } from '#tests/fixtures/resume-builders'
import { emptyResume, emptyResumeLike, emptyItem, emptySection } from './empty-resume'
import { Item, Resume, Section } from '#contract/resume/resume'
import { ITEM_FIELDS, SECTION_KINDS } from '#contract/resume/section-kinds'
import { Style } from '#contract/resume/style'

describe('a new resume', () => {
  test('parses to itself', () => {
    const blank = emptyResume(DEFAULT_STYLE)
    expect(Resume.parse(blank)).toEqual(blank)
  })

  test('has the usual sections, each with one empty entry', () => {
    const { sections } = emptyResume(DEFAULT_STYLE)
    expect(sections.map((section) => section.kind)).toEqual([
      'education',
      'work',
      'project',
      'skills',
      'summary',
    ])
    expect(sections.every((section) => section.items.length === 1)).toBe(true)
  })

  test('contains no text', () => {
    const { basics, intention } = emptyResume(DEFAULT_STYLE)
    const texts = [...Object.values(basics), ...Object.values(intention)].flat()
    expect(texts.filter((value) => value !== '')).toEqual([])
  })

  test.each(SECTION_KINDS)('an empty %s section is valid', (kind) => {
    const section = emptySection(kind, 's', 'i')
    expect(Section.parse(section)).toEqual(section)
  })

  test('an empty entry has every field of every kind', () => {
    const item = emptyItem('i')
    expect(Item.parse(item)).toEqual(item)
    expect(Object.keys(item)).toEqual(expect.arrayContaining([...ITEM_FIELDS]))
  })
})

test('a resume like another has its sections and titles, its paper and language, and no word of its entries', () => {
  const other = buildResume((it) => {
    it.sections = [
      emptySection('skills', 'x', 'y'),
      { ...emptySection('custom', 'z', 'w'), title: '教学经历' },
    ]
    it.sections[0]!.items[0]!.text = '会的'
    it.style = { ...it.style, headings: 'en', page: 'Letter', colour: '#123456' }
  })
  const blank = emptyResumeLike(other, DEFAULT_STYLE)
  expect(blank).toEqual({
    ...emptyResume({ ...DEFAULT_STYLE, headings: 'en', page: 'Letter' }),
    sections: [
      emptySection('skills', 's1', 's1-1'),
      { ...emptySection('custom', 's2', 's2-1'), title: '教学经历' },
    ],
  })
  expect(Resume.parse(blank)).toEqual(blank)
})

describe('the default style', () => {
  test('parses to itself', () => {
    expect(Style.parse(DEFAULT_STYLE)).toEqual(DEFAULT_STYLE)
  })

  test('is what a missing style parses to', () => {
    expect(Style.parse({ template: DEFAULT_STYLE.template })).toEqual(DEFAULT_STYLE)
  })
})
