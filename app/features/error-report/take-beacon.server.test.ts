import { describe, expect, test } from 'vitest'
import { Codes } from '#contract/codes'
import { beaconBytes } from '#contract/beacon'
import { fakeUpstream, refusing, unreachable } from '#tests/builders'
import { someError } from '#tests/some-error'
import { takeBeacon } from './take-beacon.server'

const beacon = (body: BodyInit) =>
  new Request('https://a.example/api/errors/beacon-report', { method: 'POST', body })
const good = () => beacon(JSON.stringify({ errors: [someError('1')], timestamp: 1 }))

describe('a beacon', () => {
  test('is handed on, without what is about people', async () => {
    const upstream = fakeUpstream({ reportErrors: () => ({ kept: 1 }) })
    const errors = [someError('1', { message: '13800138000 is not saved' })]
    const { status } = await takeBeacon(beacon(JSON.stringify({ errors, timestamp: 1 })), upstream)
    expect(status).toBe(204)
    expect(upstream.calls).toEqual([
      ['reportErrors', { errors: [someError('1', { message: '[number] is not saved' })], timestamp: 1 }],
    ])
  })

  test.each([
    ['that is no JSON', 'hello', 400],
    ['that is no report', '{"errors":[]}', 400],
    ['of more than 32 kB', ' '.repeat(beaconBytes + 1), 413],
    ['of more than 32 kB in few letters', '王'.repeat(beaconBytes / 3 + 1), 413],
  ])('%s asks the service nothing', async (_, body, status) => {
    const upstream = fakeUpstream({})
    expect((await takeBeacon(beacon(body), upstream)).status).toBe(status)
    expect(upstream.calls).toEqual([])
  })

  test.each([
    ['too many came', refusing(Codes.tooManyRequests), 429],
    ['nobody is there', unreachable, 503],
  ])('is answered when %s', async (_, reportErrors, status) => {
    expect((await takeBeacon(good(), fakeUpstream({ reportErrors }))).status).toBe(status)
  })
})
