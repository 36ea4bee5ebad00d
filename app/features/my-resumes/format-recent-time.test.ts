import { describe, expect, test } from 'vitest'
import { daysLeft, formatRecentTime } from './format-recent-time'

const words = {
  language: 'zh',
  today: (time: string) => `今天 ${time}`,
  yesterday: (time: string) => `昨天 ${time}`,
}
const at = (text: string) => Date.parse(`${text}+08:00`)
const now = at('2026-11-21T00:30:00')

describe('formatRecentTime', () => {
  test.each([
    ['2026-11-21T00:05:00', '今天 00:05'],
    ['2026-11-20T23:59:59', '昨天 23:59'],
    ['2026-11-20T00:00:00', '昨天 00:00'],
    ['2026-11-19T23:59:59', '2026年11月19日'],
  ])('formats %s as %s', (time, said) => {
    expect(formatRecentTime(at(time), now, words)).toBe(said)
  })

  test('formats dates in English for English', () => {
    expect(formatRecentTime(at('2026-01-02T08:00:00'), now, { ...words, language: 'en' })).toBe('Jan 2, 2026')
  })
})

describe('daysLeft', () => {
  const day = 24 * 3600 * 1000
  test.each([
    [now, 30],
    [now - 1, 30],
    [now - day, 29],
    [now - 30 * day + 1, 1],
    [now - 30 * day, 0],
    [now - 40 * day, 0],
  ])('a resume deleted at %i has %i days left', (deletedAt, days) => {
    expect(daysLeft(deletedAt, now)).toBe(days)
  })
})
