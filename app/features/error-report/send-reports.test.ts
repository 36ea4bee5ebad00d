import { expect, test } from 'vitest'
import { maxBeaconBytes } from '#contract/browser-errors/error-beacon-limits'
import { buildErrorRecord } from '#tests/fixtures/build-error-record'
import { serializeReports } from './send-reports'

test('keeps a beacon within 32 kB by leaving out the oldest errors', () => {
  const stack = 'x'.repeat(5_000)
  const errors = Array.from({ length: 10 }, (_, n) => buildErrorRecord(`${n}`, { stack }))
  const body = serializeReports(errors)
  expect(body.length).toBeLessThanOrEqual(maxBeaconBytes)
  expect((JSON.parse(body) as { errors: unknown[] }).errors).toEqual(errors.slice(4))
  expect((JSON.parse(serializeReports(errors.slice(0, 2))) as { errors: unknown[] }).errors).toHaveLength(2)
})
