import { describe, expect, test } from 'vitest'
import {
  chinaDateTime,
  chinaNoon,
  chinaRfc3339,
  chinaDay,
  daysBetweenInChina,
  monthInChina,
  slotInChina,
} from './china-time'

describe('chinaDay', () => {
  test.each([
    ['2026-05-01T15:59:59.999Z', '2026-05-01'],
    ['2026-05-01T16:00:00.000Z', '2026-05-02'],
    ['2025-12-31T16:00:00.000Z', '2026-01-01'],
  ])('the day of %s is %s', (moment, name) => {
    expect(chinaDay(Date.parse(moment))).toEqual({ name, startsAt: Date.parse(`${name}T00:00:00+08:00`) })
  })
})

describe('monthInChina', () => {
  test.each([
    ['2026-05-01T00:00:00+08:00', '2026-05'],
    ['2026-04-30T23:59:59.999+08:00', '2026-04'],
    ['2026-04-30T16:00:00Z', '2026-05'],
    ['2026-12-31T23:59:59+08:00', '2026-12'],
    ['2027-01-01T07:59:59+08:00', '2027-01'],
    ['2028-02-29T12:00:00+08:00', '2028-02'],
  ])('the month of %s is %s', (moment, name) => {
    const month = monthInChina(Date.parse(moment))
    expect(month).toEqual({ name, startsAt: Date.parse(`${name}-01T00:00:00+08:00`) })
  })
})

test('two moments a second apart lie on two days when midnight in China is between them', () => {
  const lastSecond = Date.parse('2026-05-01T15:59:59Z')
  expect(daysBetweenInChina(lastSecond, lastSecond + 999)).toBe(0)
  expect(daysBetweenInChina(lastSecond, lastSecond + 1_000)).toBe(1)
})

test('ten-minute slots do not cross midnight in China', () => {
  const { startsAt } = chinaDay(Date.parse('2026-05-01T12:00:00Z'))
  expect(slotInChina(startsAt, 600_000) - slotInChina(startsAt - 1, 600_000)).toBe(1)
})

test('chinaDateTime agrees with Intl in the zone of Shanghai', () => {
  const at = Date.parse('2026-12-31T16:00:30.500Z')
  const format = new Intl.DateTimeFormat('sv-SE', {
    dateStyle: 'short',
    timeStyle: 'medium',
    timeZone: 'Asia/Shanghai',
  })
  expect(chinaDateTime(at)).toBe(format.format(at).replace(' ', 'T'))
  expect(Date.parse(chinaRfc3339(at))).toBe(at - 500)
})

test('noon in China is 4:00 UTC, and an invalid day is NaN', () => {
  expect(chinaNoon('2026-05-01')).toBe(Date.parse('2026-05-01T04:00:00Z'))
  expect(chinaNoon('yesterday')).toBeNaN()
})
