import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Resume } from '#contract/resume/resume'
import { arbitraryEdits, withEdits } from '#tests/fixtures/arbitrary-edits'
import { arbitraryResume } from '#tests/fixtures/arbitrary-resume'
import { conflictKey, type MergeConflict } from './merge-context'
import { mergeResumes } from './merge-resumes'

/** Lines that say whose they are, so that a lost one is found. */
const linesOf = (side: string) => fc.nat(99).map((number) => `${side}方第${number}句`)
const arbitraryVersions = fc
  .record({ base: arbitraryResume, m: arbitraryEdits(linesOf('甲')), t: arbitraryEdits(linesOf('乙')) })
  .map(({ base, m, t }) => ({ base, mine: withEdits(base, m, 'm'), theirs: withEdits(base, t, 't') }))

type Versions = { base: Resume; mine: Resume; theirs: Resume }
const holds = (check: (versions: Versions) => void) =>
  fc.assert(fc.property(arbitraryVersions, check), { numRuns: 300 })
const merge = ({ base, mine, theirs }: Versions, options?: Parameters<typeof mergeResumes>[3]) =>
  mergeResumes(base, mine, theirs, options)!
const writtenIn = (value: unknown) => new Set(JSON.stringify(value ?? '').match(/[甲乙]方第\d+句/g))
const swap = ({ mine, theirs, ...conflict }: MergeConflict) => ({
  path: conflict.path,
  base: conflict.base,
  mine: theirs,
  theirs: mine,
})
const withoutBoth = ({ both: _, ...conflict }: MergeConflict) => ({ ...conflict })

test('a side that changed nothing gets the other one’s document', () => {
  holds(({ base, mine }) => {
    expect(mergeResumes(base, mine, base)).toEqual({ resume: mine, conflicts: [] })
    expect(mergeResumes(base, base, mine)).toEqual({ resume: mine, conflicts: [] })
    expect(mergeResumes(base, mine, mine)).toEqual({ resume: mine, conflicts: [] })
  })
})

test('both sides get the same document and the same conflicts', () => {
  holds(({ base, mine, theirs }) => {
    const [here, there] = [merge({ base, mine, theirs }), merge({ base, mine: theirs, theirs: mine })]
    const byPath = (a: MergeConflict, b: MergeConflict) =>
      conflictKey(a.path) < conflictKey(b.path) ? -1 : 1
    expect(there.conflicts.map(swap).sort(byPath)).toEqual(here.conflicts.map(withoutBoth).sort(byPath))
    if (here.conflicts.length === 0) expect(there.resume).toEqual(here.resume)
    const choose = (choice: 'mine' | 'theirs') =>
      new Map(here.conflicts.map(({ path }) => [conflictKey(path), choice]))
    expect(merge({ base, mine: theirs, theirs: mine }, { choices: choose('theirs') }).resume).toEqual(
      merge({ base, mine, theirs }, { choices: choose('mine') }).resume,
    )
  })
})

test('the merged resume is valid', () => {
  holds((versions) => {
    const { resume } = merge(versions)
    expect(Resume.safeParse(resume).error).toBeUndefined()
    expect(Resume.parse(resume)).toEqual(resume)
  })
})

test('no text that either side wrote is lost: it is in the document or in a conflict', () => {
  holds((versions) => {
    const { resume, conflicts } = merge(versions)
    const here = writtenIn([resume, conflicts])
    for (const text of [...writtenIn(versions.mine), ...writtenIn(versions.theirs)])
      expect(here).toContain(text)
  })
})

test('merging again changes nothing, and asks the same', () => {
  holds(({ base, mine, theirs }) => {
    const once = merge({ base, mine, theirs })
    const again = merge({ base, mine: once.resume, theirs })
    expect(again.resume).toEqual(once.resume)
    expect(again.conflicts.map(({ path }) => path)).toEqual(once.conflicts.map(({ path }) => path))
  })
})

test('once every conflict has a choice nothing is left to ask', () => {
  holds((versions) => {
    const { conflicts } = merge(versions)
    for (const choice of ['mine', 'theirs', 'both'] as const) {
      const choices = new Map(conflicts.map(({ path }) => [conflictKey(path), choice]))
      expect(merge(versions, { choices }).conflicts).toEqual([])
    }
  })
})

test('changes of different parts are never in conflict', () => {
  const parts = ['basics', 'intention', 'style', 'sections'] as const
  const edits = fc.tuple(arbitraryResume, arbitraryEdits(), arbitraryEdits(), fc.subarray([...parts]))
  fc.assert(
    fc.property(edits, ([base, m, t, own]) => {
      const only = (edited: Resume, isOwn: boolean): Resume =>
        Object.assign(
          { ...edited },
          ...parts.map((part) => (own.includes(part) === isOwn ? {} : { [part]: base[part] })),
        )
      const mine = only(withEdits(base, m, 'm'), true)
      const theirs = only(withEdits(base, t, 't'), false)
      const expected = Object.assign(
        { ...base },
        ...parts.map((part) => ({ [part]: (own.includes(part) ? mine : theirs)[part] })),
      )
      expect(mergeResumes(base, mine, theirs)).toEqual({ resume: expected, conflicts: [] })
    }),
    { numRuns: 300 },
  )
})

test('what mine sent before without an answer is no change of theirs', () => {
  const arbitrary = fc.tuple(arbitraryResume, arbitraryEdits(linesOf('甲')), arbitraryEdits(linesOf('甲')))
  fc.assert(
    fc.property(arbitrary, ([base, first, next]) => {
      const sent = withEdits(base, first, 'm')
      const mine = withEdits(sent, next, 'n')
      expect(mergeResumes(base, mine, sent, { sent })).toEqual({ resume: mine, conflicts: [] })
    }),
    { numRuns: 300 },
  )
})
