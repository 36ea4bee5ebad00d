import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Resume } from '#contract/resume/resume'
import { arbitraryEdits, withEdits, type Edit } from '#tests/fixtures/arbitrary-edits'
import { arbitraryResume } from '#tests/fixtures/arbitrary-resume'
import { carryChange } from './carry-change'
import { mergeResumes } from './merge-resumes'

const linesOf = (side: string) => fc.nat(99).map((number) => `${side}方第${number}句`)
const arbitraryVersions = fc.tuple(
  arbitraryResume,
  arbitraryEdits(linesOf('甲')),
  arbitraryEdits(linesOf('乙')),
)
const textsOf = (side: string, resume: Resume) =>
  new Set(JSON.stringify(resume).match(new RegExp(`${side}方第\\d+句`, 'g')))
const parts = ['basics', 'intention', 'style', 'sections'] as const

describe('a change that is taken back after another editor’s change was merged', () => {
  test('takes no text of the other editor with it', () => {
    fc.assert(
      fc.property(arbitraryVersions, ([base, m, t]) => {
        const { mine, merged } = mergedOf(base, m, t)
        const undone = carryChange({ from: mine, to: base }, merged)
        for (const text of textsOf('乙', merged)) expect(textsOf('乙', undone)).toContain(text)
      }),
      { numRuns: 300 },
    )
  })

  test('leaves nothing of its own where the other editor changed other parts, and comes back when it is redone', () => {
    fc.assert(
      fc.property(fc.tuple(arbitraryVersions, fc.subarray([...parts])), ([[base, m, t], own]) => {
        const only = (edited: Resume, isOwn: boolean): Resume =>
          Object.assign(
            { ...edited },
            ...parts.map((part) => (own.includes(part) === isOwn ? {} : { [part]: base[part] })),
          )
        const mine = only(withEdits(base, m, 'm'), true)
        const theirs = only(withEdits(base, t, 't'), false)
        const merged = mergeResumes(base, mine, theirs)!.resume
        expect(carryChange({ from: mine, to: base }, merged)).toEqual(theirs)
        expect(carryChange({ from: base, to: mine }, theirs)).toEqual(merged)
      }),
      { numRuns: 300 },
    )
  })
})

test('a change that is there already leaves the very document', () => {
  fc.assert(
    fc.property(arbitraryVersions, ([base, m]) => {
      const mine = withEdits(base, m, 'm')
      const now = structuredClone(mine)
      expect(carryChange({ from: base, to: mine }, now)).toBe(now)
    }),
  )
})

function mergedOf(base: Resume, m: Edit[], t: Edit[]) {
  const mine = withEdits(base, m, 'm')
  return { mine, merged: mergeResumes(base, mine, withEdits(base, t, 't'))!.resume }
}
