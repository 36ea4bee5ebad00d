import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { versionsToPrune } from './versions-to-prune'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
/** Noon in China. */
const now = Date.UTC(2026, 4, 20, 4)

/** The ages that remain of versions with these ages, oldest first. */
function keptRevisions(ages: number[], at = now): number[] {
  const versions = ages.map((age, n) => ({ revision: n + 1, savedAt: now - age }))
  const { toDelete: drop } = versionsToPrune(versions, at)
  return ages.filter((_, n) => !drop.includes(n + 1))
}

describe('keeps all versions of ten minutes, one per ten minutes for a day, and one per day after that', () => {
  test.each<[string, number[], number[]]>([
    ['nothing', [], []],
    ['seconds apart, just now', [9_000, 6_000, 3_000, 0], [9_000, 6_000, 3_000, 0]],
    ['up to ten minutes', [10 * minute - 1, 9 * minute], [10 * minute - 1, 9 * minute]],
    ['the newest of ten minutes', [19 * minute, 15 * minute, 11 * minute], [11 * minute]],
    ['by the clock', [31 * minute, 29 * minute, 21 * minute], [31 * minute, 21 * minute]],
    ['a day of hours', [5 * hour, 3 * hour, hour], [5 * hour, 3 * hour, hour]],
    ['the newest of a day', [28 * hour, 26 * hour, 25 * hour], [25 * hour]],
    ['days end in China', [36 * hour + 1, 36 * hour, 35 * hour], [36 * hour + 1, 35 * hour]],
    ['the only one of months ago', [90 * day], [90 * day]],
    ['what was good before today', [40 * day, hour + 2_000, hour + 1_000], [40 * day, hour + 1_000]],
  ])('%s', (_, ages, expected) => {
    expect(keptRevisions(ages)).toEqual(expected)
  })

  test.each([
    [[], null],
    [[2 * minute], 8 * minute],
    [[hour, 2 * minute], 8 * minute],
    [[hour], 23 * hour],
    [[3 * day], null],
  ])('ages %j: next pruning in %s ms', (ages, wait) => {
    const versions = ages.map((age, n) => ({ revision: n + 1, savedAt: now - age }))
    expect(versionsToPrune(versions, now).nextPruneAt).toBe(wait === null ? null : now + wait)
  })
})

const history = fc
  .array(fc.oneof(fc.integer({ min: 1, max: 30_000 }), fc.integer({ min: 1, max: 2 * day })), {
    minLength: 1,
    maxLength: 200,
  })
  .map((gaps) => {
    let savedAt = now
    return gaps.map((gap, n) => ({ revision: n + 1, savedAt: (savedAt += gap) }))
  })
const without = (versions: { revision: number; savedAt: number }[], drop: number[]) =>
  versions.filter(({ revision }) => !drop.includes(revision))

describe('pruning any versions', () => {
  test('the newest version stays, and a deleted one has a newer one in its slot', () => {
    fc.assert(
      fc.property(history, fc.nat(3 * day), (versions, later) => {
        const newest = versions.at(-1)!
        const at = newest.savedAt + later
        const kept = without(versions, versionsToPrune(versions, at).toDelete)
        expect(kept).toContain(newest)
        for (const { revision, savedAt } of versions) {
          const slot = at - savedAt < 10 * minute ? 0 : at - savedAt < day ? 10 * minute : day
          const stands = kept.some((one) => one.revision === revision)
          const heir = kept.some((one) => one.revision > revision && one.savedAt - savedAt < slot)
          expect(stands || heir).toBe(true)
        }
      }),
    )
  })

  test('days of autosaving leave a few hundred versions', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2_000, max: 60_000 }), fc.integer({ min: 1, max: 12 }), (every, days) => {
        const count = Math.floor((days * day) / every)
        const versions = Array.from({ length: count }, (_, n) => ({ revision: n, savedAt: now + n * every }))
        const kept = without(versions, versionsToPrune(versions, now + days * day).toDelete)
        expect(kept.length).toBeLessThanOrEqual((10 * minute) / every + 1 + 145 + days + 1)
      }),
      { numRuns: 5 },
    )
  })

  test('frequent pruning leaves the same as rare pruning, and nothing is due before nextPruneAt', () => {
    fc.assert(
      fc.property(history, fc.array(fc.nat(day), { maxLength: 10 }), (versions, waits) => {
        let at = versions.at(-1)!.savedAt
        let often = versions
        for (const wait of waits) {
          const { toDelete: drop } = versionsToPrune(often, at)
          often = without(often, drop)
          const { toDelete: nothing, nextPruneAt: againAt } = versionsToPrune(often, at)
          expect(nothing).toEqual([])
          if (againAt !== null) expect(versionsToPrune(often, againAt - 1).toDelete).toEqual([])
          at += wait
        }
        const { toDelete: drop } = versionsToPrune(often, at)
        expect(without(often, drop)).toEqual(without(versions, versionsToPrune(versions, at).toDelete))
      }),
    )
  })
})
