import { describe, expect, test } from 'vitest'
import { i18nFor } from '#app/i18n/i18n.server'
import type { ApiClient } from '#app/api-client/api-client'
import { ApiCodes } from '#contract/http/api-codes'
import { refusal } from '#tests/fake-api/api-handlers'
import { formOf } from '#tests/fixtures/form-of'
import { buildProfile } from '#tests/fixtures/account-builders'
import { fakeApiClient, failingWith, failUnreachable } from '#tests/fake-api/fake-api-client'
import { runProfileAction, type ProfileIntent } from './profile-actions.server'

const submit = (api: ApiClient, fields: Record<string, string>) => runProfileAction(api, formOf(fields), 'zh')

describe('a profile form', () => {
  test.each<[ProfileIntent, Record<string, string>, string, unknown]>([
    ['rename', { nickname: ' 小 明 ' }, 'renameUser', { nickname: '小 明' }],
    ['unbindWeixin', {}, 'unbindWeixin', {}],
    ['endSession', { id: 's1' }, 'endSessions', { id: 's1' }],
    ['endAllSessions', { id: 's1' }, 'endSessions', {}],
    ['close', { captcha: '123456' }, 'closeAccount', { captcha: '123456' }],
    ['close', {}, 'closeAccount', {}],
    ['keep', {}, 'keepAccount', {}],
  ])('handles %s with %j by calling %s', async (intent, submitted, call, input) => {
    const api = fakeApiClient({
      renameUser: () => buildProfile(),
      unbindWeixin: () => ({}),
      endSessions: () => ({}),
      closeAccount: () => buildProfile(),
      keepAccount: () => buildProfile(),
    })
    expect(await submit(api, { intent, ...submitted })).toEqual({ done: intent })
    expect(api.calls).toEqual([[call, input]])
  })

  test('returns the challenge required by the service, and sends its proof', async () => {
    const challenge = { work: '{}', picture: '<svg/>', waitSeconds: 60 }
    const given: unknown[] = []
    const api = fakeApiClient({
      sendClosingCode: (input) => {
        given.push(input)
        return refusal(ApiCodes.challengeRequired, { errorMsg: '请验证', challenge })
      },
    })
    const submitted = { intent: 'sendClosingCode', captcha: '', challenge: '{}', sum: '7' }
    expect(await submit(api, submitted)).toEqual({
      status: 422,
      result: {
        status: 'error',
        pressed: 'sendClosingCode',
        initialValue: {},
        fields: ['captcha'],
        error: { '': ['请验证'] },
        challenge,
      },
    })
    expect(given).toEqual([{ proof: '{"work":"{}","sum":"7"}' }])
  })

  test('stays on the form after sending a code, with the input preserved', async () => {
    const api = fakeApiClient({ sendClosingCode: () => ({ resendAfterSeconds: 60 }) })
    expect(await submit(api, { intent: 'sendClosingCode', captcha: '12' })).toEqual({
      status: 200,
      result: {
        status: 'success',
        pressed: 'sendClosingCode',
        initialValue: { captcha: '12' },
        fields: ['captcha'],
        resendAfterSeconds: 60,
      },
    })
  })

  test.each<[ProfileIntent, Record<string, string>, Record<string, string>]>([
    ['rename', { nickname: '  ' }, { nickname: '请填写此项' }],
    ['rename', { nickname: '长'.repeat(21) }, { nickname: '最多 20 个字' }],
    ['close', { captcha: '' }, { captcha: '请填写验证码' }],
    ['close', { captcha: '12345' }, { captcha: '验证码应为 6 位' }],
  ])('rejects %s with %j at its field without calling the API', async (intent, submitted, sentences) => {
    const api = fakeApiClient({})
    const actionOutcome = await submit(api, { intent, ...submitted })
    const error = Object.fromEntries(Object.entries(sentences).map(([name, text]) => [name, [text]]))
    expect(actionOutcome).toMatchObject({ status: 422, result: { pressed: intent, error } })
    expect(api.calls).toEqual([])
  })

  test('shows an API error at its field', async () => {
    const closeAccount = () => refusal(ApiCodes.invalidInput, { fields: { captcha: 'codeWrong' } })
    const actionOutcome = await submit(fakeApiClient({ closeAccount }), {
      intent: 'close',
      captcha: '123456',
    })
    expect(actionOutcome).toMatchObject({ status: 422 })
    expect(actionOutcome).toHaveProperty('result.error', { captcha: ['验证码不正确'] })
  })

  test('shows the message of an API refusal', async () => {
    const api = fakeApiClient({ sendClosingCode: failingWith(ApiCodes.tooManyRequests) })
    const actionOutcome = await submit(api, { intent: 'sendClosingCode' })
    expect(actionOutcome).toMatchObject({ status: 422, result: { error: { '': ['不行'] } } })
  })

  test('returns 503 and an error message when the API is unreachable', async () => {
    const actionOutcome = await submit(fakeApiClient({ keepAccount: failUnreachable }), { intent: 'keep' })
    expect(actionOutcome).toMatchObject({
      status: 503,
      result: { pressed: 'keep', error: { '': [i18nFor('zh').t('profile:failed.keep')] } },
    })
  })

  test.each<Record<string, string>>([
    {},
    { intent: 'toString' },
    { intent: 'endSession' },
    { intent: 'endSession', id: '' },
  ])('ignores the form %j without calling the API', async (texts) => {
    const api = fakeApiClient({})
    expect(await submit(api, texts)).toBeUndefined()
    expect(api.calls).toEqual([])
  })
})
