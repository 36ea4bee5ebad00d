import { describe, expect, test } from 'vitest'
import type { Resume } from '#contract/resume/resume'
import { buildItem, buildResume, buildSection } from '#tests/fixtures/resume-builders'
import { conflictKey, type Choice } from './merge-context'
import { mergeResumes } from './merge-resumes'

type Change = (resume: Resume) => void
const base = buildResume()
const item = (resume: Resume, s = 0, i = 0) => resume.sections[s]!.items[i]!
function mergeChanges(mine: Change, theirs: Change, choices: [string, Choice][] = [], sent?: Change) {
  const options = { choices: new Map(choices), ...(sent && { sent: buildResume(sent) }) }
  const merge = mergeResumes(base, buildResume(mine), buildResume(theirs), options)
  return { ...merge!, asked: merge!.conflicts.map(({ path }) => conflictKey(path)) }
}

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

describe('lists', () => {
  const titles = ({ sections }: Resume) => sections[0]!.items.map(({ id }) => id)

  test('take what both sides added, removed and moved', () => {
    const { resume, asked } = mergeChanges(
      (mine) => mine.sections[0]!.items.reverse(),
      (theirs) => {
        theirs.sections[0]!.items.push(buildItem('new', { title: '新' }))
        theirs.sections.pop()
      },
    )
    expect([titles(resume), asked, resume.sections.length]).toEqual([['s1-2', 'new', 's1-1'], [], 1])
  })

  test('keep the entries that each side added at one place, in the same order on both', () => {
    const add = (id: string) => (resume: Resume) => void resume.sections[0]!.items.push(buildItem(id))
    expect(titles(mergeChanges(add('a'), add('b')).resume)).toEqual(['s1-1', 's1-2', 'a', 'b'])
    expect(titles(mergeChanges(add('b'), add('a')).resume)).toEqual(['s1-1', 's1-2', 'a', 'b'])
  })

  test('are asked about when both sides moved differently', () => {
    const add: Change = (resume) => resume.sections.push(buildSection('s3', []))
    const three = buildResume(add)
    const order = (ids: string) =>
      buildResume((resume) => {
        add(resume)
        resume.sections.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
      })
    const merge = mergeResumes(three, order('s2 s1 s3'), order('s1 s3 s2'))!
    expect(merge.conflicts).toEqual([
      { path: ['sections'], base: ['s1', 's2', 's3'], mine: ['s2', 's1', 's3'], theirs: ['s1', 's3', 's2'] },
    ])
  })

  test('have the cities of both, and ask when those are too many', () => {
    const add = (count: number, name: string) => (resume: Resume) =>
      void resume.intention.cities.push(...Array.from({ length: count }, (_, i) => `${name}${i}`))
    const { resume, asked } = mergeChanges(
      add(1, '甲'),
      (theirs) => (theirs.intention.cities = ['杭州', '成都']),
    )
    expect([resume.intention.cities, asked]).toEqual([['杭州', '成都', '甲0'], []])
    expect(mergeChanges(add(6, '甲'), add(6, '乙')).asked).toEqual(['intention/cities'])
  })

  test.each<[string, Change, Change, string]>([
    [
      'an entry',
      (mine) => mine.sections[0]!.items.shift(),
      (theirs) => (item(theirs).text = '新'),
      'sections/s1/items/s1-1',
    ],
    ['a section', (mine) => mine.sections.shift(), (theirs) => (item(theirs).text = '新'), 'sections/s1'],
    [
      'a link',
      (mine) => (mine.basics.links = []),
      (theirs) => (theirs.basics.links[0]!.label = '新'),
      'basics/links/l1',
    ],
  ])('ask about %s that one side removed and the other changed', (_, remove, change, key) => {
    const [removed, changed] = [mergeChanges(remove, change), mergeChanges(change, remove)]
    expect([removed.asked, changed.asked]).toEqual([[key], [key]])
    expect([removed.resume, changed.resume]).toEqual([buildResume(remove), buildResume(change)])
    expect(mergeChanges(remove, change, [[key, 'theirs']]).resume).toEqual(buildResume(change))
  })
})

describe('what belongs together', () => {
  test('asks about both dates of an entry when one of each side would end before it begins', () => {
    const mine: Change = (resume) => (item(resume, 0, 1).from = '2020-01')
    const theirs: Change = (resume) => (item(resume, 0, 1).to = '2019-01')
    const { conflicts, resume } = mergeChanges(mine, theirs)
    expect(conflicts).toMatchObject([
      { mine: { from: '2020-01', to: '2020-08' }, theirs: { from: '2018-07', to: '2019-01' } },
    ])
    expect(item(resume, 0, 1)).toMatchObject({ from: '2020-01', to: '2020-08' })
    const key = conflictKey(conflicts[0]!.path)
    expect(item(mergeChanges(mine, theirs, [[key, 'theirs']]).resume, 0, 1)).toMatchObject({
      from: '2018-07',
      to: '2019-01',
    })
  })

  test.each<[string, (side: string) => Change]>([
    [
      'sections',
      (side) => (resume) => {
        for (let i = 0; i < 20; i++) resume.sections.push(buildSection(`${side}${i}`, []))
      },
    ],
    [
      'entries',
      (side) => (resume) => {
        for (let i = 0; i < 40; i++) resume.sections[0]!.items.push(buildItem(`${side}${i}`))
      },
    ],
    [
      'characters',
      (side) => (resume) => {
        for (let i = 0; i < 5; i++)
          resume.sections[0]!.items.push(buildItem(`${side}${i}`, { text: '字'.repeat(12_000) }))
      },
    ],
  ])('is left to a person when both together have too many %s', (_, add) => {
    expect(mergeResumes(base, buildResume(add('m')), buildResume(add('t')))).toBeUndefined()
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
  const { resume } = mergeResumes(base, mine, theirs)!
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
