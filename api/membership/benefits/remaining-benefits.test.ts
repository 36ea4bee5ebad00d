import { expect, test } from 'vitest'
import { remainingBenefits } from './remaining-benefits'
import { monthInChina } from '#contract/china-time'

const now = Date.UTC(2026, 4, 20)
const free = { '1': 3, '2': 1, '4': -1, '6': 1 }
const spent = (benefit_id: number, times: number, period_at = 0) => ({ benefit_id, period_at, spent: times })

test.each([
  ['nothing used', [], free],
  ['a download this month', [spent(2, 1, monthInChina(now).startsAt)], { ...free, '2': 0 }],
  ['a download last month', [spent(2, 1, monthInChina(monthInChina(now).startsAt - 1).startsAt)], free],
  [
    'more than there is now, after a higher plan',
    [spent(2, 20, monthInChina(now).startsAt)],
    { ...free, '2': 0 },
  ],
  ['a point, which does not come back', [spent(6, 1)], { ...free, '6': 0 }],
  ['what has no limit', [spent(4, 9)], free],
])('%s', (_, counters, left) => {
  expect(remainingBenefits(free, counters, now)).toEqual(left)
})
