import { expect, test } from 'vitest'
import { toTimeLeft, toTimeSince } from './time-units'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

test.each([
  [-1, undefined],
  [0, undefined],
  [1, { unit: 'hours', count: 1 }],
  [day, { unit: 'hours', count: 24 }],
  [day + 1, { unit: 'days', count: 2 }],
  [31 * day, { unit: 'days', count: 31 }],
])('converts %j ms left to %j', (ms, left) => {
  expect(toTimeLeft(ms)).toEqual(left)
})

test.each([
  [-5, { unit: 'now', count: 0 }],
  [minute - 1, { unit: 'now', count: 0 }],
  [minute, { unit: 'minutes', count: 1 }],
  [hour - 1, { unit: 'minutes', count: 59 }],
  [hour, { unit: 'hours', count: 1 }],
  [day, { unit: 'days', count: 1 }],
  [40 * day, { unit: 'days', count: 40 }],
])('converts %j ms ago to %j', (ms, since) => {
  expect(toTimeSince(ms)).toEqual(since)
})
