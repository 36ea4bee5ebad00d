import { describe, expect, test } from 'vitest'
import { buildItem, buildResume, buildSection } from '#tests/fixtures/resume-builders'
import { placeLines } from './place-lines'
import { replayChanges } from './replay-changes'
import type { Review } from './review-state'
import { menuTargets, suggestTarget } from './suggest-targets'

/** A resume without a name and a position, and lines that have no place in it. */
function reviewWith(original: string[], unclassified: string[]) {
  const resume = buildResume(({ basics, intention, sections }) => {
    basics.name = ''
    intention.position = ''
    sections.push(buildSection('unplaced', [buildItem('u', { text: unclassified.join('\n') })], 'custom'))
  })
  const review: Review = { submissionId: '', resume, source: 'text', original, notes: [], changes: [] }
  const replayed = replayChanges(resume, [])
  return { ...placeLines(review, replayed), replayed }
}
const inWork = (line: string) => ['工作经历', '甲公司  2020.09-至今', line]
const alone = (line: string) => [line]

describe('a line without a place', () => {
  test.each([
    ['a@example.com', alone, 'basics.email'],
    ['13812345678', inWork, 'basics.phone'],
    ['民族：汉族', alone, 'basics.ethnicity'],
    ['李小红', alone, 'basics.name'],
    ['博客 https://a.example.com', alone, 'link'],
    ['丙公司 2016.01-2018.01', inWork, 'entry:s1'],
    ['- 又做了一件事', inWork, 'text:s1'],
    ['丙公司 2016.01-2018.01', alone, 'entry:s1'],
    ['高级产品经理', alone, 'intention.position'],
    ['血型：O', alone, 'custom'],
    ['热爱开源，也爱写作，常年在社区里回答新人的问题，也写过几篇文章', alone, 'entry:new-summary'],
  ])('“%s” is suggested a place by its words, or by its neighbours', (line, around, to) => {
    const { replayed, placeOf } = reviewWith(around(line), [line])
    const [unclassified] = replayed.unclassified
    expect(suggestTarget(unclassified!, replayed.resume, placeOf(unclassified!).sectionId)).toBe(to)
  })

  test('is suggested no field that has words', () => {
    const { replayed } = reviewWith([], ['手机：13812345678'])
    replayed.resume.basics.phone = '13900000000'
    expect(suggestTarget(replayed.unclassified[0]!, replayed.resume, undefined)).toBe('custom')
  })

  test('is found in the original whatever its marks are', () => {
    const { unclassifiedIndexes, placeOf, replayed } = reviewWith(
      ['首行', '• 又做了  一件事'],
      ['- 又做了**一件事**', '别处'],
    )
    expect([...unclassifiedIndexes]).toEqual([1])
    expect(replayed.unclassified.map((line) => placeOf(line).index)).toEqual([1, undefined])
  })
})

test('the menu offers the fields that a line fits, the sections there are, and those there are not', () => {
  const { replayed } = reviewWith([], ['很长的一句话'.repeat(12)])
  const { person, sections, newSections } = menuTargets(replayed.resume, replayed.unclassified[0]!)
  expect(person).toEqual(expect.arrayContaining(['intention.position', 'custom']))
  for (const to of ['basics.name', 'basics.email', 'basics.birth', 'link']) expect(person).not.toContain(to)
  expect(sections).toEqual(['text:s1', 'entry:s1', 'text:s2', 'entry:s2'])
  expect(newSections).toContain('entry:new-education')
  expect(newSections).not.toContain('entry:new-work')
})
