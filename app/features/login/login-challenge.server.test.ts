import { describe, expect, test } from 'vitest'
import type { ApiClient } from '#app/api-client/api-client'
import { ApiCodes } from '#contract/http/api-codes'
import { refusal } from '#tests/fakes/api-handlers'
import { fakeApiClient } from '#tests/fakes/fake-api-client'
import type { LoginMode } from './login-form-state'
import { handleLoginForm } from './login.server'

const phone = '13800138000'
const challengedCall = {
  invite: { inviterCode: '', agentCode: '' },
  policyVersion: '7',
  language: 'zh',
  now: 1,
} as const

function press(api: ApiClient, fields: Record<string, string>, mode: LoginMode = 'login') {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return handleLoginForm({ ...challengedCall, form, api, mode })
}

describe('a challenge before a code', () => {
  const challenge = { work: '{"parameters":{}}', picture: '<svg/>', waitSeconds: 60 }
  const challenged = () =>
    refusal(ApiCodes.challengeRequired, { errorMsg: '操作有些频繁，请先完成安全验证', challenge })
  const typed = { phone, captcha: '123456', agreed: 'on' }

  test.each([
    ['sendLoginCode', 'send', 'login'],
    ['loginByPhone', 'login', 'login'],
    ['sendBindCode', 'send', 'bind'],
    ['bindPhone', 'login', 'bind'],
  ] as const)(
    'returns the challenge in the form when %s requires one, with the input preserved',
    async (call, intent, mode) => {
      const answer = await press(fakeApiClient({ [call]: challenged }), { ...typed, intent }, mode)
      expect(answer).toMatchObject({
        initialValue: { phone, captcha: '123456', agreed: 'on' },
        error: { '': ['操作有些频繁，请先完成安全验证'] },
        challenge,
      })
    },
  )

  test('sends the challenge back to the service with its sum', async () => {
    const api = fakeApiClient({ sendLoginCode: () => ({ resendAfterSeconds: 60 }) })
    await press(api, { ...typed, intent: 'send', challenge: challenge.work, sum: '42' })
    const proof = JSON.stringify({ work: challenge.work, sum: '42' })
    expect(api.calls).toEqual([['sendLoginCode', { phone, proof }]])
  })
})
