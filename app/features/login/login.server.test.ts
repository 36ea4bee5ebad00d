import { HttpResponse } from 'msw'
import { describe, expect, test } from 'vitest'
import type { ApiClient } from '#app/api-client/api-client'
import { ApiCodes } from '#contract/http/api-codes'
import { refusal } from '#tests/fake-api/api-handlers'
import { fakeApiClient, failUnreachable } from '#tests/fake-api/fake-api-client'
import { formOf } from '#tests/fixtures/form-of'
import type { LoginFormState, LoginMode } from './login-form-state'
import { handleLoginForm } from './login.server'

const now = Date.UTC(2026, 10, 21)
const invite = { inviterCode: 'friend', agentCode: '' }
const phone = '13800138000'

function submitForm(
  api: ApiClient,
  fields: Record<string, string>,
  { mode = 'login' as LoginMode, language = 'zh' as 'zh' | 'en' } = {},
) {
  const form = formOf(fields)
  return handleLoginForm({ form, api, mode, invite, policyVersion: '7', language, now })
}

/** Returns the form state; throws after a login. */
async function formState(...submitted: Parameters<typeof submitForm>): Promise<LoginFormState> {
  const answer = await submitForm(...submitted)
  if ('done' in answer) throw new Error('nobody stayed on the form')
  return answer
}

const nobody = fakeApiClient({})
const tooManyRequests =
  (fields = {}, retryAfterSeconds?: number) =>
  () =>
    refusal(ApiCodes.tooManyRequests, { errorMsg: '操作太频繁', fields, retryAfterSeconds })

describe('requesting a code', () => {
  const send = { intent: 'send', phone, captcha: '12', agreed: 'on' }

  test('reports where the code was sent, starts a one-minute countdown and preserves the input', async () => {
    const api = fakeApiClient({ sendLoginCode: () => ({ resendAfterSeconds: 60 }) })
    const answer = await formState(api, { ...send, phone: ' +86 138-0013-8000' })
    expect(api.calls).toEqual([['sendLoginCode', { phone }]])
    expect(answer).toEqual({
      status: 'success',
      initialValue: { phone: ' +86 138-0013-8000', captcha: '12', agreed: 'on' },
      fields: ['phone', 'captcha', 'agreed'],
      pressed: 'send',
      notice: '验证码已发送至 138****8000，5 分钟内有效。',
      waitSeconds: 60,
      waitUntil: now + 60_000,
    })
  })

  test('requests a bind code when the user is logged in', async () => {
    const api = fakeApiClient({ sendBindCode: () => ({ resendAfterSeconds: 60 }) })
    await submitForm(api, send, { mode: 'bind' })
    expect(api.calls).toEqual([['sendBindCode', { phone }]])
  })

  test.each(['', '1380013800', '23800138000', 'abc', '138001380000'])(
    'rejects the phone %j when a code is requested',
    async (typed) => {
      const answer = await formState(nobody, { ...send, phone: typed })
      expect(answer.error).toEqual({ phone: ['请输入正确的手机号'] })
      expect(answer.initialValue?.phone ?? '').toBe(typed)
    },
  )

  test('returns the error and the countdown when code requests are rate limited', async () => {
    const api = fakeApiClient({ sendLoginCode: tooManyRequests({}, 42) })
    const answer = await formState(api, send)
    expect(answer).toMatchObject({ error: { '': ['操作太频繁'] }, waitSeconds: 42 })
  })

  test('starts no countdown for a wait longer than a minute', async () => {
    const answer = await formState(fakeApiClient({ sendLoginCode: tooManyRequests({}, 3600) }), send)
    expect(answer).toMatchObject({ error: { '': ['操作太频繁'] }, waitSeconds: 0, waitUntil: 0 })
  })

  test('resets the countdown when sending a code fails', async () => {
    const api = fakeApiClient({ sendLoginCode: failUnreachable })
    const answer = await formState(api, { ...send, waitUntil: String(now + 30_000) })
    expect(answer).toMatchObject({ waitSeconds: 0, error: { '': ['验证码发送失败，请检查网络后重试'] } })
  })
})

describe('logging in', () => {
  const typed = { intent: 'login', phone, captcha: '123456', agreed: 'on' }

  test('sends the invite codes and the accepted policy version with the login', async () => {
    const api = fakeApiClient({ loginByPhone: () => ({ token: 't', isNewUser: true }) })
    expect(await submitForm(api, { ...typed, captcha: '１２３４５６' })).toEqual({
      done: { token: 't', isNewUser: true },
    })
    expect(api.calls).toEqual([['loginByPhone', { phone, captcha: '123456', ...invite, policyVersion: '7' }]])
  })

  test('requires consent before a login without the tick, and preserves the input', async () => {
    const { agreed: _, ...unticked } = typed
    const answer = await formState(nobody, unticked)
    expect(answer).toMatchObject({ consentFor: 'login', initialValue: { phone, captcha: '123456' } })
    expect(answer.initialValue).not.toHaveProperty('agreed')
    const api = fakeApiClient({ loginByPhone: () => ({ token: 't', isNewUser: false }) })
    expect(await submitForm(api, { ...unticked, intent: 'agree' })).toMatchObject({ done: { token: 't' } })
    expect(await formState(nobody, { ...unticked, intent: 'cancel' })).not.toHaveProperty('consentFor')
  })

  test('preserves a consent given by the button when the code was wrong', async () => {
    const api = fakeApiClient({ loginByPhone: tooManyRequests({ captcha: 'codeWrong' }) })
    const answer = await formState(api, { intent: 'agree', phone, captcha: '123456' })
    expect(answer).toMatchObject({ initialValue: { agreed: 'on' }, error: { captcha: ['验证码不正确'] } })
  })

  test.each([
    [{ phone: '1', captcha: '123456' }, { phone: ['手机号格式不正确'] }],
    [{ phone }, { captcha: ['请输入验证码'] }],
    [{ phone, captcha: '' }, { captcha: ['请输入验证码'] }],
    [{ phone, captcha: '12345' }, { captcha: ['验证码应为 6 位数字'] }],
    [{ phone, captcha: '12345a' }, { captcha: ['验证码应为 6 位数字'] }],
    [
      { phone: '', captcha: '' },
      { phone: ['手机号格式不正确'], captcha: ['请输入验证码'] },
    ],
  ])('reports the field errors of %j before requesting consent', async (wrong, problems) => {
    const answer = await formState(nobody, { intent: 'login', ...wrong })
    expect(answer.error).toEqual(problems)
    expect(answer.consentFor).toBeUndefined()
  })

  test('continues the countdown to the next code after a failed login', async () => {
    const waitUntil = String(now + 29_500)
    const answer = await formState(nobody, { ...typed, captcha: '', waitUntil })
    expect(answer.waitSeconds).toBe(30)
  })

  test.each(['-1', '1e300', 'soon', ''])('ignores a countdown of %j', async (waitUntil) => {
    expect(await formState(nobody, { ...typed, captcha: '', waitUntil })).toMatchObject({
      waitSeconds: 0,
    })
  })

  test('requires consent before a WeChat login without the tick', async () => {
    expect(await formState(nobody, { intent: 'weixin', phone: '138' })).toMatchObject({
      consentFor: 'weixin',
      initialValue: { phone: '138' },
    })
  })

  test('returns errors in the language of the user', async () => {
    const answer = await formState(nobody, { ...typed, captcha: '' }, { language: 'en' })
    expect(answer.error?.captcha).toEqual(['Enter the verification code'])
  })
})

describe('binding a phone', () => {
  const typed = { intent: 'login', phone, captcha: '123456' }

  test('binds without consent, and returns a token when two accounts are merged', async () => {
    const api = fakeApiClient({ bindPhone: () => ({ token: 'merged' }) })
    expect(await submitForm(api, typed, { mode: 'bind' })).toEqual({
      done: { token: 'merged', isNewUser: false },
    })
  })

  test('reports a network error when binding cannot reach the service', async () => {
    const answer = await formState(fakeApiClient({ bindPhone: failUnreachable }), typed, { mode: 'bind' })
    expect(answer.error).toEqual({ '': ['绑定失败，请检查网络后重试'] })
  })
})

describe('a challenge before a code', () => {
  const challenge = { work: '{"parameters":{}}', picture: '<svg/>', waitSeconds: 60 }
  const errorMsg = '操作较为频繁，请先完成安全验证'
  const challenged = () => refusal(ApiCodes.challengeRequired, { errorMsg, challenge })
  const typed = { phone, captcha: '123456', agreed: 'on' }

  test.each([
    ['sendLoginCode', 'send', 'login'],
    ['loginByPhone', 'login', 'login'],
    ['sendBindCode', 'send', 'bind'],
    ['bindPhone', 'login', 'bind'],
  ] as const)(
    'returns the challenge in the form when %s requires one, with the input preserved',
    async (call, intent, mode) => {
      const answer = await submitForm(fakeApiClient({ [call]: challenged }), { ...typed, intent }, { mode })
      expect(answer).toMatchObject({ initialValue: typed, error: { '': [errorMsg] }, challenge })
    },
  )

  test('sends the challenge back to the service with its sum', async () => {
    const api = fakeApiClient({ sendLoginCode: () => ({ resendAfterSeconds: 60 }) })
    await submitForm(api, { ...typed, intent: 'send', challenge: challenge.work, sum: '42' })
    const proof = JSON.stringify({ work: challenge.work, sum: '42' })
    expect(api.calls).toEqual([['sendLoginCode', { phone, proof }]])
  })
})

describe('upstream failures', () => {
  test.each<[string, () => Response]>([
    ['broken connection', () => HttpResponse.error()],
    ['502 of a proxy', () => new HttpResponse('<html>', { status: 502 })],
    ['answer without data', () => HttpResponse.json({ code: 0 })],
    ['answer of another shape', () => HttpResponse.json({ code: 0, data: { token: '' } })],
  ])('reports a failed login on this upstream failure: %s', async (_, answer) => {
    const api = fakeApiClient({ loginByPhone: answer })
    const typed = { intent: 'login', phone, captcha: '123456', agreed: 'on' }
    expect((await formState(api, typed)).error).toEqual({ '': ['登录失败，请检查网络后重试'] })
  })

  test('shows the message of a response with an error code', async () => {
    const errorMsg = '短信服务暂未开通'
    const api = fakeApiClient({ sendLoginCode: () => refusal(ApiCodes.providerUnavailable, { errorMsg }) })
    const answer = await formState(api, { intent: 'send', phone })
    expect(answer.error).toEqual({ '': [errorMsg] })
  })
})
