import { describe, expect, test } from 'vitest'
import { DEFAULT_STYLE } from './default-style'
import { emptyResume, emptyItem, emptySection } from './empty-resume'
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

describe('the default style', () => {
  test('parses to itself', () => {
    expect(Style.parse(DEFAULT_STYLE)).toEqual(DEFAULT_STYLE)
  })

  test('is what a missing style parses to', () => {
    expect(Style.parse({ template: DEFAULT_STYLE.template })).toEqual(DEFAULT_STYLE)
  })
})
