import { expect, test } from 'vitest'
import { chinaDay } from './china-day'

test.each([
  ['2026-05-01T15:59:59.999Z', '2026-05-01'],
  ['2026-05-01T16:00:00.000Z', '2026-05-02'],
  ['2025-12-31T16:00:00.000Z', '2026-01-01'],
])('%s is on %s', (moment, name) => {
  const day = chinaDay(Date.parse(moment))
  expect(day.name).toBe(name)
  expect(day.startsAt).toBe(Date.parse(`${name}T00:00:00+08:00`))
})
