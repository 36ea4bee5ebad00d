import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { versionsToPrune } from './versions-to-prune'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
/** Noon in China. */
const now = Date.UTC(2026, 4, 20, 4)

type Version = Parameters<typeof versionsToPrune>[0][number]
const versionAt = (savedAt: number, revision: number, marks: Partial<Version> = {}): Version => ({
  revision,
  savedAt,
  hasReason: false,
  isRetained: false,
  ...marks,
})

/** The ages that remain of versions with these ages, oldest first. */
function keptAges(ages: number[]): number[] {
  const toDelete = versionsToPrune(ages.map((age, n) => versionAt(now - age, n)))
  return ages.filter((_, n) => !toDelete.includes(n))
}

describe('ten minutes of typing leave one version', () => {
  test.each<[string, number[], number[]]>([
    ['nothing', [], []],
    ['seconds apart, just now', [9_000, 6_000, 3_000], [3_000]],
    ['the newest of ten minutes', [19 * minute, 15 * minute, 11 * minute], [11 * minute]],
    ['by the clock', [31 * minute, 29 * minute, 21 * minute], [31 * minute, 21 * minute]],
    ['hours of a day', [5 * hour, 3 * hour, hour], [5 * hour, 3 * hour, hour]],
    ['hours of a day last week', [173 * hour, 171 * hour, 170 * hour], [173 * hour, 171 * hour, 170 * hour]],
    ['what was good before today', [40 * day, hour + 2_000, hour + 1_000], [40 * day, hour + 1_000]],
  ])('%s', (_, ages, expected) => {
    expect(keptAges(ages)).toEqual(expected)
  })

  test('of slots before the last two hundred, the newest of each day stays', () => {
    const ages = Array.from({ length: 6 * 24 * 4 }, (_, n) => (n + 1) * 10 * minute).reverse()
    const kept = keptAges(ages)
    expect(kept.slice(-200)).toEqual(ages.slice(-200))
    expect(kept.slice(0, -200)).toEqual([3, 2, 1].map((days) => days * day + 12 * hour + 10 * minute))
  })

  test('versions with a reason, a name or a pin stay', () => {
    const versions = [
      versionAt(now, 1, { hasReason: true }),
      versionAt(now + 1, 2, { isRetained: true }),
      versionAt(now + 2, 3),
      versionAt(now + 3, 4, { hasReason: true }),
    ]
    expect(versionsToPrune(versions)).toEqual([3])
  })

  test('beyond a hundred with a reason, older ones are thinned like the others, and kept ones never', () => {
    const versions = Array.from({ length: 103 }, (_, n) => versionAt(now + n, n, { hasReason: true }))
    expect(versionsToPrune(versions)).toEqual([2, 1, 0])
    expect(versionsToPrune(versions.map((one) => ({ ...one, isRetained: one.revision === 1 })))).toEqual([
      2, 0,
    ])
  })
})

const history = fc
  .array(
    fc.record({
      gap: fc.oneof(fc.integer({ min: 1, max: 30_000 }), fc.integer({ min: 1, max: 2 * day })),
      hasReason: fc.integer({ max: 9, min: 0 }).map((n) => n === 0),
      isRetained: fc.integer({ max: 19, min: 0 }).map((n) => n === 0),
    }),
    { minLength: 1, maxLength: 200 },
  )
  .map((steps) => {
    let savedAt = now
    return steps.map(({ gap, ...marks }, n) => versionAt((savedAt += gap), n, marks))
  })
const pruned = (versions: Version[]) => {
  const toDelete = versionsToPrune(versions)
  return versions.filter(({ revision }) => !toDelete.includes(revision))
}

describe('pruning any versions', () => {
  test('the newest and every marked version stay, and a deleted one has a newer one in its ten minutes', () => {
    fc.assert(
      fc.property(history, (versions) => {
        const kept = pruned(versions)
        expect(kept).toContain(versions.at(-1))
        for (const version of versions) {
          const heir = kept.some(
            ({ revision, savedAt }) => revision > version.revision && savedAt - version.savedAt < 10 * minute,
          )
          expect(kept.includes(version) || heir).toBe(true)
          if (version.hasReason || version.isRetained) expect(kept).toContain(version)
        }
      }),
    )
  })

  test('frequent pruning leaves the same as rare pruning', () => {
    fc.assert(
      fc.property(history, fc.array(fc.nat(200), { maxLength: 10 }), (versions, stops) => {
        let often: Version[] = []
        let done = 0
        for (const stop of [...stops.sort((a, b) => a - b), versions.length]) {
          often = pruned([...often, ...versions.slice(done, stop)])
          done = Math.max(done, stop)
        }
        expect(often).toEqual(pruned(versions))
      }),
    )
  })

  test('days of autosaving leave two hundred versions and one a day', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2_000, max: 60_000 }), fc.integer({ min: 1, max: 8 }), (every, days) => {
        const count = Math.floor((days * day) / every)
        const versions = Array.from({ length: count }, (_, n) => versionAt(now + n * every, n))
        expect(pruned(versions).length).toBeLessThanOrEqual(200 + days + 1)
      }),
      { numRuns: 5 },
    )
  })
})
