import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addMonths, dayAfterKey, parseDay, weeksOfMonth } from './calendar-dates'

test.each([
  '2026-11-05',
  '2026-11-5',
  '2026/11/5',
  ' 2026.11.05 ',
  '2026年11月5日',
  '2026 年 11 月 5 日',
  '20261105',
  '２０２６－１１－０５',
])('%j is read as 5 November 2026', (text) => {
  expect(parseDay(text)).toBe('2026-11-05')
})

test.each([
  '',
  '2026-11',
  '11/05/2026',
  '2026-13-01',
  '2026-02-30',
  '2025-02-29',
  '2026-11-05x',
  '0',
  '9999-12-31',
])('%j is no day', (text) => {
  expect(parseDay(text)).toBeUndefined()
})

test.each([
  ['2026-11-25', 'ArrowLeft', '2026-11-24'],
  ['2026-11-30', 'ArrowRight', '2026-12-01'],
  ['2026-11-01', 'ArrowUp', '2026-10-25'],
  ['2026-12-28', 'ArrowDown', '2027-01-04'],
  ['2026-11-25', 'Home', '2026-11-23'],
  ['2026-11-25', 'End', '2026-11-29'],
  ['2026-03-31', 'PageUp', '2026-02-28'],
  ['2026-12-31', 'PageDown', '2027-01-31'],
  ['2024-02-29', 'Shift+PageDown', '2025-02-28'],
  ['2026-11-25', 'Shift+PageUp', '2025-11-25'],
])('from %s, the key %s moves to %s', (from, key, to) => {
  expect(dayAfterKey(from, key.replace('Shift+', ''), key.startsWith('Shift+'))).toBe(to)
})

test('other keys move nowhere', () => {
  expect(dayAfterKey('2026-11-25', 'a', false)).toBeUndefined()
  expect(dayAfterKey('2026-11-25', 'toString', false)).toBeUndefined()
})

const anyDay = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

test('a month is whole weeks from Monday on, with each of its days once, and no week without one', () => {
  fc.assert(
    fc.property(anyDay, (day) => {
      const weeks = weeksOfMonth(day)
      const days = weeks.flat()
      const month = day.slice(0, 7)
      expect(new Date(days[0]!).getUTCDay()).toBe(1)
      expect(days).toEqual([...new Set(days)].sort())
      expect(days.filter((one) => one.startsWith(month))).toHaveLength(
        Number(addMonths(`${month}-31`, 0).slice(8)),
      )
      expect(weeks.every((week) => week.length === 7 && week.some((one) => one.startsWith(month)))).toBe(true)
    }),
  )
})

test('a day is read as itself, and a month further and back stays in its month', () => {
  fc.assert(
    fc.property(anyDay, fc.integer({ min: -600, max: 600 }), (day, count) => {
      expect(parseDay(day)).toBe(day)
      expect(addMonths(addMonths(day, count), -count).slice(0, 7)).toBe(day.slice(0, 7))
    }),
  )
})
