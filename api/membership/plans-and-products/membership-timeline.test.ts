import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Grant, grantedAt, type MembershipPeriod, membershipTimeline } from './membership-timeline'

const day = 86_400
const start = Date.UTC(2026, 4, 1)
const at = (days: number) => start + days * day * 1000
const grant = (level: number, days: number, on: number): Grant => ({
  level,
  seconds: days * day,
  created_at: at(on),
})
const stretch = (level: number, from: number, until: number): MembershipPeriod => ({
  level,
  from: at(from),
  until: at(until),
})

describe('membershipTimeline by decisions §5', () => {
  test.each<[string, Grant[], number, MembershipPeriod[]]>([
    ['nothing granted', [], 0, []],
    ['a month bought', [grant(200, 31, 0)], 0, [stretch(200, 0, 31)]],
    ['half used', [grant(200, 31, 0)], 15, [stretch(200, 15, 31)]],
    ['its very end', [grant(200, 31, 0)], 31, []],
    ['long over', [grant(200, 31, 0)], 400, []],
    ['renewed before its end', [grant(200, 31, 0), grant(200, 31, 30)], 30, [stretch(200, 30, 62)]],
    ['bought again after a pause', [grant(200, 31, 0), grant(200, 31, 100)], 101, [stretch(200, 101, 131)]],
    [
      'a higher plan starts at once, the lower one resumes',
      [grant(200, 31, 0), grant(300, 31, 10)],
      20,
      [stretch(300, 20, 41), stretch(200, 41, 62)],
    ],
    ['the lower one resumed', [grant(200, 31, 0), grant(300, 31, 10)], 50, [stretch(200, 50, 62)]],
    [
      'days of invitations wait behind what was bought',
      [grant(200, 31, 0), grant(100, 1, 5), grant(100, 1, 6)],
      7,
      [stretch(200, 7, 31), stretch(100, 31, 33)],
    ],
    [
      'a lower plan while a higher runs',
      [grant(300, 31, 0), grant(200, 31, 5), grant(100, 1, 6)],
      7,
      [stretch(300, 7, 31), stretch(200, 31, 62), stretch(100, 62, 63)],
    ],
    ['taken back', [grant(200, 31, 0), grant(200, -31, 10)], 10, []],
    ['taken back in the moment it was given', [grant(200, -31, 0), grant(200, 31, 0)], 0, []],
    [
      'one of two taken back',
      [grant(200, 31, 0), grant(200, 31, 1), grant(200, -31, 20)],
      20,
      [stretch(200, 20, 31)],
    ],
    [
      'taken back when it was over: no debt',
      [grant(200, 31, 0), grant(200, -31, 40), grant(200, 31, 50)],
      50,
      [stretch(200, 50, 81)],
    ],
    [
      'taken back: what waited behind it begins',
      [grant(200, 31, 0), grant(300, 31, 5), grant(300, -31, 10)],
      10,
      [stretch(200, 10, 36)],
    ],
    ['granted by a clock that is ahead', [grant(100, 1, 3)], 2, [stretch(100, 2, 3)]],
  ])('%s', (_, grants, now, stretches) => {
    expect(membershipTimeline(grants, at(now))).toEqual(stretches)
  })
})

describe('membershipTimeline for any grants', () => {
  const level = fc.constantFrom(100, 200, 300)
  const anyGrants = fc.array(
    fc.record({
      level,
      seconds: fc.integer({ min: 0, max: 40 }),
      created_at: fc.integer({ min: 0, max: 60 }).map((s) => s * 1000),
    }),
    { maxLength: 8 },
  )
  const anyNow = fc.integer({ min: 0, max: 500 }).map((s) => s * 1000)
  const total = (stretches: MembershipPeriod[]) =>
    stretches.reduce((sum, { from, until }) => sum + until - from, 0)

  /** A reference implementation, second by second: each uses one second of the highest level left. */
  function secondBySecond(grants: Grant[], now: number): Map<number, number> {
    const left = new Map<number, number>()
    for (let second = 0; second * 1000 <= now; second++) {
      for (const one of grants)
        if (one.created_at === second * 1000) left.set(one.level, (left.get(one.level) ?? 0) + one.seconds)
      const highest = [300, 200, 100].find((candidate) => (left.get(candidate) ?? 0) > 0)
      if (highest && second * 1000 < now) left.set(highest, left.get(highest)! - 1)
    }
    for (const one of grants)
      if (one.created_at > now) left.set(one.level, (left.get(one.level) ?? 0) + one.seconds)
    return left
  }

  test('no time is lost or created', () => {
    fc.assert(
      fc.property(anyGrants, anyNow, (grants, now) => {
        const secondsLeft = new Map(
          membershipTimeline(grants, now).map((one) => [one.level, (one.until - one.from) / 1000]),
        )
        for (const [one, seconds] of secondBySecond(grants, now))
          expect(secondsLeft.get(one) ?? 0).toBe(seconds)
        const granted = grants.reduce((sum, { seconds }) => sum + seconds * 1000, 0)
        expect(total(membershipTimeline(grants, now))).toBeLessThanOrEqual(granted)
      }),
    )
  })

  test('periods are contiguous from now on, highest level first', () => {
    fc.assert(
      fc.property(anyGrants, anyNow, (grants, now) => {
        const stretches = membershipTimeline(grants, now)
        expect(stretches.map(({ from }) => from)).toEqual(
          [now, ...stretches.map(({ until }) => until)].slice(0, stretches.length),
        )
        const levels = stretches.map((one) => one.level)
        expect(levels).toEqual([...new Set(levels)].sort((a, b) => b - a))
      }),
    )
  })

  test('neither the order of the grants nor splitting them matters', () => {
    const shuffled = anyGrants.chain((grants) =>
      fc.tuple(fc.constant(grants), fc.shuffledSubarray(grants, { minLength: grants.length })),
    )
    fc.assert(
      fc.property(shuffled, anyNow, ([grants, others], now) => {
        const parted = others.flatMap((one) => [
          { ...one, seconds: Math.floor(one.seconds / 2) },
          { ...one, seconds: Math.ceil(one.seconds / 2) },
        ])
        expect(membershipTimeline(others, now)).toEqual(membershipTimeline(grants, now))
        expect(membershipTimeline(parted, now)).toEqual(membershipTimeline(grants, now))
      }),
    )
  })

  test('the predicted periods come true when nothing more is granted', () => {
    const past = anyGrants.map((grants) =>
      grants.map((one) => ({ ...one, created_at: one.created_at % 30_000 })),
    )
    fc.assert(
      fc.property(past, fc.nat(200), fc.nat(200), (grants, now, later) => {
        const [a, b] = [30_000 + now * 1000, 30_000 + (now + later) * 1000]
        const predicted = membershipTimeline(grants, a)
          .filter(({ until }) => until > b)
          .map((one) => ({ ...one, from: Math.max(one.from, b) }))
        expect(membershipTimeline(grants, b)).toEqual(predicted)
      }),
    )
  })
})

test.each<[string, Grant[], number, number[]]>([
  [
    'what is taken back is of the latest grant',
    [grant(200, 100, 0), grant(200, 50, 1), grant(200, -50, 2)],
    3,
    [0],
  ],
  ['what is used is of the earliest grant', [grant(200, 10, 0), grant(200, 50, 1)], 20, [1]],
  ['only the level that runs counts', [grant(200, 10, 0), grant(300, 50, 1)], 2, [1]],
  ['the free plan was granted to nobody', [grant(200, 10, 0)], 11, []],
])('grantedAt: %s', (_, grants, today, days) => {
  expect(grantedAt(grants, at(today))).toEqual(days.map(at))
})
