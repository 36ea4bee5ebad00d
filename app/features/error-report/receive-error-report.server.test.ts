import { describe, expect, test } from 'vitest'
import { ApiCodes } from '#contract/http/api-codes'
import { maxBeaconBytes } from '#contract/browser-errors/error-beacon-limits'
import { fakeApiClient, failingWith, failUnreachable } from '#tests/fake-api/fake-api-client'
import { buildErrorRecord } from '#tests/fixtures/build-error-record'
import { receiveErrorReport } from './receive-error-report.server'

const beacon = (body: BodyInit) =>
  new Request('https://a.example/api/errors/beacon-report', { method: 'POST', body })
const good = () => beacon(JSON.stringify({ errors: [buildErrorRecord('1')], timestamp: 1 }))

describe('the error beacon', () => {
  test('forwards a beacon without personal data', async () => {
    const api = fakeApiClient({ reportErrors: () => ({ kept: 1 }) })
    const errors = [buildErrorRecord('1', { message: '13800138000 is not saved' })]
    const { status } = await receiveErrorReport(beacon(JSON.stringify({ errors, timestamp: 1 })), api)
    expect(status).toBe(204)
    expect(api.calls).toEqual([
      [
        'reportErrors',
        { errors: [buildErrorRecord('1', { message: '[number] is not saved' })], timestamp: 1 },
      ],
    ])
  })

  test.each([
    ['that is no JSON', 'hello', 400],
    ['that is no report', '{"errors":[]}', 400],
    ['of more than 32 kB', ' '.repeat(maxBeaconBytes + 1), 413],
    ['of more than 32 kB in few letters', '王'.repeat(maxBeaconBytes / 3 + 1), 413],
  ])('rejects a beacon %s without calling the service', async (_, body, status) => {
    const api = fakeApiClient({})
    expect((await receiveErrorReport(beacon(body), api)).status).toBe(status)
    expect(api.calls).toEqual([])
  })

  test.each([
    ['too many came', failingWith(ApiCodes.tooManyRequests), 429],
    ['nobody is there', failUnreachable, 503],
  ])('returns an error status when %s', async (_, reportErrors, status) => {
    expect((await receiveErrorReport(good(), fakeApiClient({ reportErrors }))).status).toBe(status)
  })
})
