import { describe, expect, test } from 'vitest'
import { UpstreamFailure } from '#app/api-client/failure'
import { Codes } from '#contract/codes'
import { fakeUpstream, refusing } from '#tests/builders'
import { tellingUpstream } from '#tests/telling-upstream'
import { runChatIntent } from './chat-command.server'
import { tellAnswer } from './tell-answer.server'

const formOf = (fields: Record<string, string>) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}
const asking = {
  intent: 'ask',
  askId: 'abcdefgh1234',
  sessionId: '',
  prompt: '',
  question: '怎么写？',
  job: '',
  resumeId: '',
}
const turn = {
  id: 't1',
  number: 1,
  prompt: null,
  question: '怎么写？',
  job: '',
  resume: null,
  answer: '**这样**',
  state: 'done' as const,
  problem: null,
  charged: true,
  askedAt: 1,
}
const events = [
  { is: 'asked' as const, sessionId: 'c1', turnId: 't1' },
  { is: 'text' as const, text: '**这' },
  { is: 'text' as const, text: '样**' },
  { is: 'end' as const, turn, left: 0 },
]

describe('without scripts', () => {
  test('a question is waited for, and the page goes on to its answer', async () => {
    const upstream = tellingUpstream(events)
    expect(await runChatIntent(upstream, formOf(asking))).toEqual({ chatId: 'c1', turnId: 't1' })
    expect(upstream.asked).toEqual([
      {
        askId: asking.askId,
        question: '怎么写？',
        job: '',
        prompt: null,
        resumeId: null,
        sessionId: undefined,
      },
    ])
  })

  test('a question that cannot be asked stays as it was typed', async () => {
    const form = { ...asking, prompt: 'tailor', question: '我的经历' }
    expect(await runChatIntent(tellingUpstream([]), formOf(form))).toEqual({
      refused: { said: '', fields: { job: 'required' }, typed: form },
    })
  })

  test.each([
    ['nothing is left', Codes.quotaUsedUp],
    ['it is being answered', Codes.conflict],
    ['too many were asked', Codes.tooManyRequests],
    ['there is no provider', Codes.providerUnavailable],
  ])('what is refused because %s is said', async (_, code) => {
    const upstream = { ...fakeUpstream({}), stream: async () => refusing(code)() }
    expect(await runChatIntent(upstream, formOf(asking))).toEqual({
      refused: { said: '不行', fields: {}, typed: asking },
    })
  })

  test('an answer that breaks off on its way is found on the page', async () => {
    const broken = tellingUpstream([events[0]!, new UpstreamFailure('network', 0, 'gone')])
    await expect(runChatIntent(broken, formOf(asking))).rejects.toBeInstanceOf(UpstreamFailure)
  })

  test('talks are renamed, deleted and stopped', async () => {
    const upstream = fakeUpstream({
      renameChat: ({ id, title }) => ({ id, title, updatedAt: 1 }),
      eraseChat: () => ({}),
      stopAnswer: () => ({ stopping: true }),
    })
    const id = 'abcdefgh1234'
    expect(await runChatIntent(upstream, formOf({ intent: 'rename', id, title: '项目' }))).toEqual({
      chatId: id,
    })
    expect(await runChatIntent(upstream, formOf({ intent: 'erase', id }))).toEqual({ chatId: null })
    expect(await runChatIntent(upstream, formOf({ intent: 'stop', id, sessionId: 'c1' }))).toEqual({
      chatId: 'c1',
      turnId: id,
    })
    expect(await runChatIntent(upstream, formOf({ intent: 'sing', id }))).toHaveProperty('refused')
  })
})

describe('with scripts', () => {
  const told = async (response: Response) =>
    (await response.text())
      .split('\n\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line.replace(/^data: /, '')) as unknown)

  test('the answer comes as HTML, bit by bit', async () => {
    const response = await tellAnswer(tellingUpstream(events), formOf(asking))
    expect(response.headers.get('content-type')).toBe('text/event-stream')
    expect(await told(response)).toEqual([
      { is: 'asked', chatId: 'c1', turnId: 't1' },
      { is: 'html', settled: '', tail: '<p>**这</p>\n' },
      { is: 'html', settled: '', tail: '<p><strong>这样</strong></p>\n' },
      { is: 'end' },
    ])
  })

  test('one that breaks off ends without its end', async () => {
    const broken = tellingUpstream([events[0]!, new UpstreamFailure('network', 0, 'gone')])
    expect(await told(await tellAnswer(broken, formOf(asking)))).toEqual([
      { is: 'asked', chatId: 'c1', turnId: 't1' },
    ])
  })

  test('a refusal comes alone', async () => {
    const upstream = { ...fakeUpstream({}), stream: async () => refusing(Codes.quotaUsedUp)() }
    expect(await told(await tellAnswer(upstream, formOf(asking)))).toEqual([
      { is: 'refused', said: '不行', fields: {} },
    ])
  })

  test('somebody whose login ended is told so by the guard, not by the answer', async () => {
    const upstream = { ...fakeUpstream({}), stream: async () => refusing(Codes.tokenExpired)() }
    await expect(tellAnswer(upstream, formOf(asking))).rejects.toMatchObject({ code: Codes.tokenExpired })
  })
})
