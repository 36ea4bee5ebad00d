import { BenefitIds, UNLIMITED } from '#contract/billing/benefits'
import { expect, test } from 'vitest'
import { type CreditSources, grantedUntil } from './credits-left'
import { dueLines, type LastLine } from './due-lines'

const day = 24 * 3_600_000
/** In China; the months begin at 16:00 UTC. */
const may = (date: number, hour = 0) => Date.UTC(2026, 4, date, hour - 8)
const benefits = (monthly: number, once: number) => ({
  [BenefitIds.chatVipCount]: monthly,
  [BenefitIds.catPoints]: once,
})
const account = (more: Partial<CreditSources> = {}): CreditSources => ({
  joinedAt: may(10),
  grants: [],
  pointGrants: [],
  counters: [],
  termsByLevel: new Map([
    [0, [{ from_at: 0, benefits: benefits(0, 1) }]],
    [200, [{ from_at: 0, benefits: benefits(30, 1) }]],
    [300, [{ from_at: 0, benefits: benefits(UNLIMITED, 1) }]],
  ]),
  ...more,
})
const member = (level: number, days: number, at: number, source = 'order' as const) => ({
  level,
  seconds: (days * day) / 1_000,
  created_at: at,
  source,
})
const short = (sources: CreditSources, last: LastLine | undefined, now: number) =>
  dueLines(sources, last, now).map(({ kind, change, balance, unlimited, at }) =>
    [kind, change, unlimited ? '∞' : balance, (at - may(1)) / day + 1].join(' '),
  )

test('a new account begins with what the free plan gives', () => {
  expect(short(account(), undefined, may(10))).toEqual(['welcome 1 1 10'])
  expect(short(account(), undefined, may(200))).toEqual(['welcome 1 1 10'])
})

test('the reward of an invitation is a line of its own', () => {
  const sources = account({ grants: [{ ...member(200, 3, may(10)), source: 'invite' }] })
  expect(short(sources, undefined, may(11))).toEqual(['welcome 1 1 10', 'invite 30 31 10'])
})

test('an account that is older than the history begins with what it had then', () => {
  const counters = [{ benefit_id: BenefitIds.chatVipCount, period_at: may(1), spent: 12 }]
  const sources = account({ grants: [member(200, 31, may(11))], counters })
  const start = { kind: 'start', balance: 0, unlimited: 0, at: may(20) } as const
  expect(short(sources, start, may(21))).toEqual(['opening 19 19 20'])
})

test('a membership gives a count for each month, and takes what is left when the month or the time ends', () => {
  const sources = account({ grants: [member(200, 31, may(11))] })
  expect(short(sources, undefined, may(50))).toEqual([
    'welcome 1 1 10',
    'order 30 31 11',
    'expired -30 1 32',
    'month 30 31 32',
    'ended -30 1 42',
  ])
  const used = [{ benefit_id: BenefitIds.chatVipCount, period_at: may(1), spent: 28 }]
  const last = { kind: 'use', balance: 3, unlimited: 0, at: may(12) } as const
  expect(short({ ...sources, counters: used }, last, may(33))).toEqual(['expired -2 1 32', 'month 30 31 32'])
})

test('lines that are due are the same whenever they are computed', () => {
  const sources = account({ grants: [member(200, 62, may(11)), member(200, -10, may(13))] })
  const all = dueLines(sources, undefined, may(90))
  for (let now = may(10); now < may(90); now += day / 2) {
    const early = dueLines(grantedUntil(sources, now), undefined, now)
    expect(all.slice(0, early.length)).toEqual(early)
    expect([...early, ...dueLines(sources, early.at(-1), may(90))]).toEqual(all)
  }
})

test('credits of an admin come on top, in the same millisecond as a use too', () => {
  const pointGrants = [{ points: 5, created_at: may(12) }]
  expect(short(account({ pointGrants }), undefined, may(13))).toEqual(['welcome 1 1 10', 'support 5 6 12'])
  const last = { kind: 'use', balance: 0, unlimited: 0, at: may(12) } as const
  const counters = [{ benefit_id: BenefitIds.catPoints, period_at: 0, spent: 1 }]
  expect(short(account({ pointGrants, counters }), last, may(13))).toEqual(['support 5 5 12'])
})

test('a plan without a limit is a line, whatever can be counted beside it', () => {
  const sources = account({ grants: [member(300, 5, may(11))] })
  expect(short(sources, undefined, may(20))).toEqual(['welcome 1 1 10', 'order 0 ∞ 11', 'ended 0 1 16'])
})

test('a membership by a clock that is ahead counts from now', () => {
  const sources = account({ grants: [member(200, 31, may(12))] })
  expect(short(sources, undefined, may(11))).toEqual(['welcome 1 1 10', 'adjusted 30 31 11'])
})
