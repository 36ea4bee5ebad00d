import { describe, expect, test } from 'vitest'
import { ApiCodes } from '#contract/http/api-codes'
import { fakeApiClient, failingWith, failUnreachable } from '#tests/fake-api/fake-api-client'
import { formOf } from '#tests/fixtures/form-of'
import { sendFeedback } from './send-feedback.server'

const submitted = { topic: 'payment', message: '付款后没有到账', contact: '微信 lin_xiao' }

describe('sending feedback', () => {
  test('sends a feedback message as typed', async () => {
    const api = fakeApiClient({ sendFeedback: () => ({}) })
    expect(await sendFeedback(api, formOf(submitted), 'zh')).toEqual({ sent: true })
    expect(api.calls).toEqual([['sendFeedback', submitted]])
  })

  test('returns the typed values and the error of the invalid field', async () => {
    const long = { ...submitted, contact: '1'.repeat(101) }
    expect(await sendFeedback(fakeApiClient({}), formOf(long), 'zh')).toEqual({
      status: 422,
      result: {
        status: 'error',
        initialValue: long,
        fields: ['topic', 'message', 'contact'],
        error: { contact: ['最多 100 个字'] },
      },
    })
    const empty = { ...submitted, message: ' ' }
    expect(await sendFeedback(fakeApiClient({}), formOf(empty), 'zh')).toMatchObject({
      result: { initialValue: empty, error: { message: ['请填写此项'] } },
    })
  })

  test('returns the typed values when the service refuses the message or is unreachable', async () => {
    const busy = failingWith(ApiCodes.tooManyRequests)
    expect(await sendFeedback(fakeApiClient({ sendFeedback: busy }), formOf(submitted), 'zh')).toMatchObject({
      status: 422,
      result: { initialValue: submitted, error: { '': ['不行'] } },
    })
    const away = await sendFeedback(fakeApiClient({ sendFeedback: failUnreachable }), formOf(submitted), 'en')
    expect(away).toMatchObject({
      status: 503,
      result: { initialValue: submitted, error: { '': [expect.stringContaining('here')] } },
    })
  })
})
