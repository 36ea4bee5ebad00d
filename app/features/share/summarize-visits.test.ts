import { expect, test } from 'vitest'
import { chinaNoon } from '#contract/china-time'
import type { ShareVisitCount } from '#contract/sharing/share-visits'
import { summarizeVisits } from './summarize-visits'

const dayMs = 24 * 60 * 60_000
const now = chinaNoon('2026-03-31')
const midnight = now - dayMs / 2
const visit = (daysAgo: number, count: number, more: Partial<ShareVisitCount> = {}): ShareVisitCount => ({
  day: midnight - daysAgo * dayMs,
  source: 'direct',
  device: 'phone',
  count,
  ...more,
})

test('adds the visits of each day, from 29 days ago to today', () => {
  const { days, total } = summarizeVisits([visit(0, 2), visit(0, 1, { source: 'weixin' }), visit(29, 4)], now)
  expect(days).toHaveLength(30)
  expect([days[0], days.at(-1)]).toEqual([
    { day: midnight - 29 * dayMs, count: 4 },
    { day: midnight, count: 3 },
  ])
  expect(total).toBe(7)
})

test('compares the last seven days, today included, with the seven before', () => {
  const { lastWeek, weekBefore } = summarizeVisits(
    [visit(0, 1), visit(6, 2), visit(7, 4), visit(13, 8), visit(14, 16)],
    now,
  )
  expect([lastWeek, weekBefore]).toEqual([3, 12])
})

test('adds the visits of each source and device', () => {
  const { sources, devices } = summarizeVisits(
    [visit(1, 2, { source: 'search', device: 'computer' }), visit(2, 3, { source: 'search' })],
    now,
  )
  expect(sources.map(({ count }) => count)).toEqual([0, 0, 5, 0])
  expect(devices.map(({ count }) => count)).toEqual([3, 2])
})

test('says nothing but zeros without visits', () => {
  const { days, ...sums } = summarizeVisits([], now)
  expect(days.every(({ count }) => count === 0)).toBe(true)
  expect(sums).toMatchObject({ total: 0, lastWeek: 0, weekBefore: 0 })
})
