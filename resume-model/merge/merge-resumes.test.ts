import { describe, expect, test } from 'vitest'
import type { Resume } from '#contract/resume/resume'
import { mergeChanges, type Change } from '#tests/fixtures/merge-changes'
import { buildItem, buildResume, buildSection } from '#tests/fixtures/resume-builders'

import type { Choice } from './merge-context'
import { mergeResumes } from './merge-resumes'

const item = (resume: Resume, s = 0, i = 0) => resume.sections[s]!.items[i]!

describe('fields that each side changed', () => {
  test('are merged when they are others, in one entry too', () => {
    const { resume, asked } = mergeChanges(
      (mine) => {
        mine.basics.name = '甲'
        item(mine).title = '丙公司'
      },
      (theirs) => {
        theirs.basics.city = '成都'
        item(theirs).text = '- 做了两件事'
      },
    )
    expect(asked).toEqual([])
    expect([resume.basics.name, resume.basics.city]).toEqual(['甲', '成都'])
    expect([item(resume).title, item(resume).text]).toEqual(['丙公司', '- 做了两件事'])
  })

  test('are asked about alone when they are the same one', () => {
    const { resume, conflicts } = mergeChanges(
      (mine) => (mine.basics.name = '甲'),
      (theirs) => {
        theirs.basics.name = '乙'
        theirs.basics.city = '成都'
      },
    )
    expect(conflicts).toEqual([{ path: ['basics', 'name'], base: '王小明', mine: '甲', theirs: '乙' }])
    expect([resume.basics.name, resume.basics.city]).toEqual(['甲', '成都'])
  })

  test('follow the choice', () => {
    const change = (name: string) => (resume: Resume) => void (resume.basics.name = name)
    const { resume, asked } = mergeChanges(change('甲'), change('乙'), [['basics/name', 'theirs']])
    expect([resume.basics.name, asked]).toEqual(['乙', []])
  })

  test.each<[string, Change]>([
    ['a space at the end of a line', (theirs) => (theirs.basics.name = '王小明 ')],
    ['another spelling of a month', (theirs) => (item(theirs).from = '2020.09')],
  ])('do not include %s', (_, theirs) => {
    const mine: Change = (resume) => {
      resume.basics.name = '甲'
      item(resume).from = '2021-01'
    }
    expect(mergeChanges(mine, theirs)).toMatchObject({ resume: buildResume(mine), asked: [] })
  })

  test('keep what is being typed as typed while theirs is the same, cleaned', () => {
    const typing: Change = (mine) => (mine.basics.name = 'Ann ')
    const { resume } = mergeChanges(typing, (theirs) => {
      theirs.basics.name = 'Ann'
      theirs.basics.city = '成都'
    })
    expect(resume.basics.name).toBe('Ann ')
  })
})

describe('a text that both sides changed', () => {
  const text =
    (lines: string): Change =>
    (resume) =>
      void (item(resume).text = lines)
  const five = buildResume(text('一\n二\n三\n四\n五'))
  const mergeTexts = (mine: string, theirs: string) =>
    mergeResumes(five, buildResume(text(mine)), buildResume(text(theirs)))!

  test.each([
    ['other lines', '一！\n二\n三\n四\n五', '一\n二\n三\n四\n五！', '一！\n二\n三\n四\n五！'],
    ['a line added and another removed', '零\n一\n二\n三\n四\n五', '一\n二\n三\n四', '零\n一\n二\n三\n四'],
  ])('is merged line by line: %s', (_, mine, theirs, merged) => {
    const { resume, conflicts } = mergeTexts(mine, theirs)
    expect([item(resume).text, conflicts]).toEqual([merged, []])
  })

  test.each([
    ['the same line', '一\n二甲\n三\n四\n五', '一\n二乙\n三\n四\n五'],
    ['neighbouring lines', '一\n二甲\n三\n四\n五', '一\n二\n三乙\n四\n五'],
    ['a line added by each at one place', '一\n甲\n二\n三\n四\n五', '一\n乙\n二\n三\n四\n五'],
    ['a line that the other side removed', '一\n二甲\n三\n四\n五', '一\n三\n四\n五'],
  ])('is asked about: %s', (_, mine, theirs) => {
    const { resume, conflicts } = mergeTexts(mine, theirs)
    expect(conflicts).toMatchObject([{ mine, theirs, both: `${mine}\n\n${theirs}` }])
    expect(item(resume).text).toBe(mine)
  })

  test('keeps both when that is chosen', () => {
    const choices: [string, Choice][] = [['sections/s1/items/s1-1/text', 'both']]
    expect(item(mergeChanges(text('甲'), text('乙'), choices).resume).text).toBe('甲\n\n乙')
  })

  test('cannot keep both where they are too long together', () => {
    const { conflicts } = mergeChanges(text('甲'.repeat(12_000)), text('乙'.repeat(12_000)))
    expect(conflicts[0]).not.toHaveProperty('both')
  })

  test('is marked as written by AI on the side it comes from', () => {
    const rewritten: Change = (mine) => {
      item(mine).text = '改写过'
      item(mine).assisted = ['text']
    }
    const other: Change = (theirs) => (item(theirs).title = '别的')
    expect(item(mergeChanges(rewritten, other).resume).assisted).toEqual(['text'])
    const choices: [string, Choice][] = [['sections/s1/items/s1-1/text', 'theirs']]
    expect(item(mergeChanges(rewritten, text('自己写的'), choices).resume)).not.toHaveProperty('assisted')
  })
})

describe('what mine sent before without an answer', () => {
  const name =
    (text: string): Change =>
    (resume) =>
      void (resume.basics.name = text)

  test('is not asked about when they wrote on top of it', () => {
    const theirs: Change = (resume) => {
      resume.basics.name = '甲'
      resume.basics.city = '成都'
    }
    const { resume, asked } = mergeChanges(name('甲乙'), theirs, [], name('甲'))
    expect([resume.basics.name, resume.basics.city, asked]).toEqual(['甲乙', '成都', []])
  })

  test('stays undone where mine undid it', () => {
    const theirs: Change = (resume) => {
      resume.basics.name = '甲'
      resume.basics.city = '成都'
    }
    const { resume } = mergeChanges(() => undefined, theirs, [], name('甲'))
    expect([resume.basics.name, resume.basics.city]).toEqual(['王小明', '成都'])
  })

  test('never gives their text away when it did not arrive', () => {
    const { asked } = mergeChanges(name('甲乙'), name('乙'), [], name('甲'))
    expect(asked).toEqual(['basics/name'])
  })
})

test('keeps the parts that nobody changed as the objects they are', () => {
  const [mine, theirs] = [buildResume(), buildResume((resume) => (resume.basics.name = '乙'))]
  item(mine).title = '甲'
  const { resume } = mergeResumes(buildResume(), mine, theirs)!
  expect(resume.sections).toBe(mine.sections)
  expect(resume.basics).toBe(theirs.basics)
  expect(resume.basics.links).toBe(theirs.basics.links)
})

test('merges a document of 300 kB in well under a second', () => {
  const large = buildResume((resume) => {
    resume.sections = Array.from({ length: 20 }, (_, s) =>
      buildSection(
        `s${s}`,
        Array.from({ length: 50 }, (_, i) => buildItem(`s${s}-${i}`, { text: '- 字\n'.repeat(18) })),
      ),
    )
  })
  const change = (s: number, text: string) => {
    const changed = structuredClone(large)
    for (const { items } of changed.sections) items[s]!.text = text
    return changed
  }
  const startedAt = performance.now()
  const merge = mergeResumes(large, change(1, '甲'), change(2, '乙'))!
  expect(merge.conflicts).toEqual([])
  expect(performance.now() - startedAt).toBeLessThan(1_000)
})
