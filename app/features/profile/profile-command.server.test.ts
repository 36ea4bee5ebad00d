import { describe, expect, test } from 'vitest'
import { Codes } from '#contract/codes'
import { UpstreamFailure } from '#app/api-client/failure'
import { someProfile } from '#tests/account-builders'
import { fakeUpstream, refusing, unreachable } from '#tests/builders'
import { runCommand, type Intent } from './profile-command.server'

function form(texts: Record<string, string>): FormData {
  const made = new FormData()
  for (const [name, text] of Object.entries(texts)) made.set(name, text)
  return made
}

describe('a form of the profile', () => {
  test.each<[Intent, Record<string, string>, string, unknown]>([
    ['rename', { nickname: ' 小 明 ' }, 'renameUser', { nickname: '小 明' }],
    ['unbindWeixin', {}, 'unbindWeixin', {}],
    ['endSession', { id: 's1' }, 'endSessions', { id: 's1' }],
    ['endAllSessions', { id: 's1' }, 'endSessions', {}],
    ['close', { captcha: '123456' }, 'closeAccount', { captcha: '123456' }],
    ['close', {}, 'closeAccount', {}],
    ['keep', {}, 'keepAccount', {}],
  ])('%s with %j asks %s of the API', async (intent, typed, call, input) => {
    const upstream = fakeUpstream({
      renameUser: () => someProfile(),
      unbindWeixin: () => ({}),
      endSessions: () => ({}),
      closeAccount: () => someProfile(),
      keepAccount: () => someProfile(),
    })
    expect(await runCommand(upstream, form({ intent, ...typed }))).toEqual({ done: intent })
    expect(upstream.calls).toEqual([[call, input]])
  })

  test('stays with the challenge that the service asks for, and sends back how it was met', async () => {
    const challenge = { work: '{}', picture: '<svg/>', waitSeconds: 60 }
    const given: unknown[] = []
    const upstream = fakeUpstream({
      sendClosingCode: (input) => {
        given.push(input)
        throw new UpstreamFailure(
          'business',
          Codes.challengeWanted,
          '请验证',
          {},
          undefined,
          undefined,
          challenge,
        )
      },
    })
    const typed = { intent: 'sendClosingCode', captcha: '', challenge: '{}', sum: '7' }
    expect(await runCommand(upstream, form(typed))).toEqual({
      status: 422,
      posted: {
        intent: 'sendClosingCode',
        typed: { captcha: '' },
        problems: {},
        refusal: '请验证',
        challenge,
      },
    })
    expect(given).toEqual([{ proof: '{"work":"{}","sum":"7"}' }])
  })

  test('stays while a code is under way, with what was typed', async () => {
    const upstream = fakeUpstream({ sendClosingCode: () => ({ resendAfterSeconds: 60 }) })
    expect(await runCommand(upstream, form({ intent: 'sendClosingCode', captcha: '12' }))).toEqual({
      status: 200,
      posted: {
        intent: 'sendClosingCode',
        typed: { captcha: '12' },
        problems: {},
        resendAfterSeconds: 60,
      },
    })
  })

  test.each<[Intent, Record<string, string>, Record<string, string>]>([
    ['rename', { nickname: '  ' }, { nickname: 'required' }],
    ['rename', { nickname: '长'.repeat(21) }, { nickname: 'tooLong:20' }],
    ['close', { captcha: '' }, { captcha: 'codeEmpty' }],
    ['close', { captcha: '12345' }, { captcha: 'codeLength' }],
  ])('%s with %j says what is wrong and asks nobody', async (intent, typed, problems) => {
    const upstream = fakeUpstream({})
    const outcome = await runCommand(upstream, form({ intent, ...typed }))
    expect(outcome).toEqual({ status: 422, posted: { intent, typed, problems } })
    expect(upstream.calls).toEqual([])
  })

  test('shows at its field what the API refuses there', async () => {
    const closeAccount = () => {
      throw new UpstreamFailure('business', Codes.badInput, '不行', { captcha: 'codeWrong' })
    }
    const outcome = await runCommand(
      fakeUpstream({ closeAccount }),
      form({ intent: 'close', captcha: '123456' }),
    )
    expect(outcome).toMatchObject({ status: 422, posted: { problems: { captcha: 'codeWrong' } } })
    expect(outcome).not.toHaveProperty('posted.refusal')
  })

  test('says in the words of the API why it refused', async () => {
    const upstream = fakeUpstream({ sendClosingCode: refusing(Codes.tooManyRequests) })
    const outcome = await runCommand(upstream, form({ intent: 'sendClosingCode' }))
    expect(outcome).toMatchObject({ status: 422, posted: { refusal: '不行' } })
  })

  test('knows that nobody answered', async () => {
    const outcome = await runCommand(fakeUpstream({ keepAccount: unreachable }), form({ intent: 'keep' }))
    expect(outcome).toMatchObject({ status: 503, posted: { intent: 'keep', refusal: '' } })
  })

  test.each<Record<string, string>>([
    {},
    { intent: 'toString' },
    { intent: 'endSession' },
    { intent: 'endSession', id: '' },
  ])('%j is none of ours', async (texts) => {
    const upstream = fakeUpstream({})
    expect(await runCommand(upstream, form(texts))).toBeUndefined()
    expect(upstream.calls).toEqual([])
  })
})
