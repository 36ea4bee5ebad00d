import { describe, expect, test } from 'vitest'
import { UpstreamFailure } from '#app/api-client/failure'
import type { Upstream } from '#app/api-client/upstream'
import { Codes } from '#contract/codes'
import { fakeUpstream } from '#tests/builders'
import type { LoginMode } from './login-answer'
import { answerLogin } from './login.server'

const phone = '13800138000'
const asked = {
  invite: { inviterCode: '', agentCode: '' },
  policyVersion: '7',
  language: 'zh',
  now: 1,
} as const

function press(upstream: Upstream, fields: Record<string, string>, mode: LoginMode = 'login') {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return answerLogin({ ...asked, form, upstream, mode })
}

describe('a challenge before a code', () => {
  const challenge = { work: '{"parameters":{}}', picture: '<svg/>', waitSeconds: 60 }
  const challenged = () => {
    throw new UpstreamFailure(
      'business',
      Codes.challengeWanted,
      '操作有些频繁，请先完成安全验证',
      {},
      undefined,
      undefined,
      challenge,
    )
  }
  const typed = { phone, captcha: '123456', agreed: 'on' }

  test.each([
    ['sendLoginCode', 'send', 'login'],
    ['loginByPhone', 'login', 'login'],
    ['sendBindCode', 'send', 'bind'],
    ['bindPhone', 'login', 'bind'],
  ] as const)(
    'comes back in the form when %s asks for one, with what was typed',
    async (call, intent, mode) => {
      const answer = await press(fakeUpstream({ [call]: challenged }), { ...typed, intent }, mode)
      expect(answer).toMatchObject({
        values: { phone, captcha: '123456', agreed: true },
        said: { text: '操作有些频繁，请先完成安全验证', bad: true },
        challenge,
      })
    },
  )

  test('goes back to the service with its sum', async () => {
    const upstream = fakeUpstream({ sendLoginCode: () => ({ resendAfterSeconds: 60 }) })
    await press(upstream, { ...typed, intent: 'send', challenge: challenge.work, sum: '42' })
    const proof = JSON.stringify({ work: challenge.work, sum: '42' })
    expect(upstream.calls).toEqual([['sendLoginCode', { phone, proof }]])
  })
})
