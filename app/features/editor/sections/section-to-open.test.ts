import { describe, expect, test } from 'vitest'
import { buildResume } from '#tests/fixtures/resume-builders'
import { sectionToOpen } from './section-to-open'

const resume = buildResume()

test.each([
  ['the basics of a resume that was just opened', {}, '', 'basics'],
  ['a section that was added', {}, 's2', 's2'],
  ['the section of an entry that was added', {}, 's1-2', 's1'],
  ['the basics for a link that was added', {}, 'l1', 'basics'],
  ['the basics for an id that is gone', {}, 'gone', 'basics'],
  [
    'the section of the first problem before anything else',
    { 'sections[1].items[0].from': 'month' },
    's1',
    's2',
  ],
  [
    'the basics for their own problem',
    { 'basics.email': 'email', 'sections[1].title': 'tooLong' },
    's1',
    'basics',
  ],
  ['the basics for a problem of the style', { 'style.size': 'digits' }, '', 'basics'],
  ['the basics for a problem of a section that is gone', { 'sections[9].title': 'tooLong' }, '', 'basics'],
])('opens %s', (_, problems, focus, opened) => {
  expect(sectionToOpen({ resume, problems, focus })).toBe(opened)
})

describe('on a phone', () => {
  const filled = buildResume(({ basics, intention }) => {
    Object.assign(basics, { name: '方敏', phone: '13800002468', email: 'fang@example.com', city: '深圳' })
    intention.position = '产品经理'
  })

  test('nothing covers the list when the basics are filled', () => {
    expect(sectionToOpen({ resume: filled, problems: {}, focus: '' }, true)).toBe('')
    expect(sectionToOpen({ resume: filled, problems: {}, focus: '' })).toBe('basics')
  })

  test('basics that lack something are open', () => {
    const resume = { ...filled, basics: { ...filled.basics, city: '' } }
    expect(sectionToOpen({ resume, problems: {}, focus: '' }, true)).toBe('basics')
  })

  test('what was changed last is open even so', () => {
    expect(sectionToOpen({ resume: filled, problems: {}, focus: 's1-2' }, true)).toBe('s1')
    expect(sectionToOpen({ resume: filled, problems: {}, focus: 'l1' }, true)).toBe('basics')
  })
})
