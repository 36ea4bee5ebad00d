import { describe, expect, test } from 'vitest'
import type { Resume } from '#contract/resume/resume'
import { mergeChanges, type Change } from '#tests/fixtures/merge-changes'
import { buildItem, buildResume, buildSection } from '#tests/fixtures/resume-builders'
import { conflictKey } from './merge-context'
import { mergeResumes } from './merge-resumes'

const base = buildResume()
const item = (resume: Resume, s = 0, i = 0) => resume.sections[s]!.items[i]!

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
