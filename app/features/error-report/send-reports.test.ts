import { expect, test } from 'vitest'
import { beaconBytes } from '#contract/beacon'
import { someError } from '#tests/some-error'
import { bodyOf } from './send-reports'

test('a beacon never grows over 32 kB: the oldest are left out', () => {
  const stack = 'x'.repeat(5_000)
  const errors = Array.from({ length: 10 }, (_, n) => someError(`${n}`, { stack }))
  const body = bodyOf(errors)
  expect(body.length).toBeLessThanOrEqual(beaconBytes)
  expect((JSON.parse(body) as { errors: unknown[] }).errors).toEqual(errors.slice(4))
  expect((JSON.parse(bodyOf(errors.slice(0, 2))) as { errors: unknown[] }).errors).toHaveLength(2)
})
