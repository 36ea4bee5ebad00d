import { describe, expect, test } from 'vitest'
import { ApiCodes } from '#contract/http/api-codes'
import { refusal } from '#tests/fakes/api-handlers'
import { buildProfile } from '#tests/fixtures/account-builders'
import { fakeApiClient, failingWith, failUnreachable } from '#tests/fakes/fake-api-client'
import { runProfileAction, type ProfileIntent } from './profile-actions.server'

function form(texts: Record<string, string>): FormData {
  const made = new FormData()
  for (const [name, text] of Object.entries(texts)) made.set(name, text)
  return made
}

describe('a form of the profile', () => {
  test.each<[ProfileIntent, Record<string, string>, string, unknown]>([
    ['rename', { nickname: ' 小 明 ' }, 'renameUser', { nickname: '小 明' }],
    ['unbindWeixin', {}, 'unbindWeixin', {}],
    ['endSession', { id: 's1' }, 'endSessions', { id: 's1' }],
    ['endAllSessions', { id: 's1' }, 'endSessions', {}],
    ['close', { captcha: '123456' }, 'closeAccount', { captcha: '123456' }],
    ['close', {}, 'closeAccount', {}],
    ['keep', {}, 'keepAccount', {}],
  ])('%s with %j asks %s of the API', async (intent, submitted, call, input) => {
    const api = fakeApiClient({
      renameUser: () => buildProfile(),
      unbindWeixin: () => ({}),
      endSessions: () => ({}),
      closeAccount: () => buildProfile(),
      keepAccount: () => buildProfile(),
    })
    expect(await runProfileAction(api, form({ intent, ...submitted }))).toEqual({ done: intent })
    expect(api.calls).toEqual([[call, input]])
  })

  test('stays with the challenge that the service asks for, and sends back how it was met', async () => {
    const challenge = { work: '{}', picture: '<svg/>', waitSeconds: 60 }
    const given: unknown[] = []
    const api = fakeApiClient({
      sendClosingCode: (input) => {
        given.push(input)
        return refusal(ApiCodes.challengeRequired, { errorMsg: '请验证', challenge })
      },
    })
    const submitted = { intent: 'sendClosingCode', captcha: '', challenge: '{}', sum: '7' }
    expect(await runProfileAction(api, form(submitted))).toEqual({
      status: 422,
      posted: {
        intent: 'sendClosingCode',
        submitted: { captcha: '' },
        problems: {},
        refusal: '请验证',
        challenge,
      },
    })
    expect(given).toEqual([{ proof: '{"work":"{}","sum":"7"}' }])
  })

  test('stays while a code is under way, with what was typed', async () => {
    const api = fakeApiClient({ sendClosingCode: () => ({ resendAfterSeconds: 60 }) })
    expect(await runProfileAction(api, form({ intent: 'sendClosingCode', captcha: '12' }))).toEqual({
      status: 200,
      posted: {
        intent: 'sendClosingCode',
        submitted: { captcha: '12' },
        problems: {},
        resendAfterSeconds: 60,
      },
    })
  })

  test.each<[ProfileIntent, Record<string, string>, Record<string, string>]>([
    ['rename', { nickname: '  ' }, { nickname: 'required' }],
    ['rename', { nickname: '长'.repeat(21) }, { nickname: 'tooLong:20' }],
    ['close', { captcha: '' }, { captcha: 'codeEmpty' }],
    ['close', { captcha: '12345' }, { captcha: 'codeLength' }],
  ])('%s with %j says what is wrong and asks nobody', async (intent, submitted, problems) => {
    const api = fakeApiClient({})
    const actionOutcome = await runProfileAction(api, form({ intent, ...submitted }))
    expect(actionOutcome).toEqual({ status: 422, posted: { intent, submitted, problems } })
    expect(api.calls).toEqual([])
  })

  test('shows at its field what the API refuses there', async () => {
    const closeAccount = () => refusal(ApiCodes.invalidInput, { fields: { captcha: 'codeWrong' } })
    const actionOutcome = await runProfileAction(
      fakeApiClient({ closeAccount }),
      form({ intent: 'close', captcha: '123456' }),
    )
    expect(actionOutcome).toMatchObject({ status: 422, posted: { problems: { captcha: 'codeWrong' } } })
    expect(actionOutcome).not.toHaveProperty('posted.refusal')
  })

  test('says in the words of the API why it refused', async () => {
    const api = fakeApiClient({ sendClosingCode: failingWith(ApiCodes.tooManyRequests) })
    const actionOutcome = await runProfileAction(api, form({ intent: 'sendClosingCode' }))
    expect(actionOutcome).toMatchObject({ status: 422, posted: { refusal: '不行' } })
  })

  test('knows that nobody answered', async () => {
    const actionOutcome = await runProfileAction(
      fakeApiClient({ keepAccount: failUnreachable }),
      form({ intent: 'keep' }),
    )
    expect(actionOutcome).toMatchObject({ status: 503, posted: { intent: 'keep', refusal: '' } })
  })

  test.each<Record<string, string>>([
    {},
    { intent: 'toString' },
    { intent: 'endSession' },
    { intent: 'endSession', id: '' },
  ])('%j is none of ours', async (texts) => {
    const api = fakeApiClient({})
    expect(await runProfileAction(api, form(texts))).toBeUndefined()
    expect(api.calls).toEqual([])
  })
})
