import { describe, expect, test } from 'vitest'
import { ApiClientError } from '#app/api-client/api-client-error'
import { ApiCodes } from '#contract/http/api-codes'
import { refusal } from '#tests/fake-api/api-handlers'
import { fakeApiClient } from '#tests/fake-api/fake-api-client'
import { streamingApiClient } from '#tests/fake-api/streaming-api-client'
import { buildChatTurn } from '#tests/fixtures/chat-builders'
import { formOf } from '#tests/fixtures/form-of'
import { runChatAction } from './chat-actions.server'
import { streamAnswer } from './stream-answer.server'

const asking = {
  intent: 'ask',
  askId: 'abcdefgh1234',
  sessionId: '',
  prompt: '',
  question: '怎么写？',
  job: '',
  resumeId: '',
}
const turn = buildChatTurn({ answer: '**这样**' })
const events = [
  { is: 'asked' as const, sessionId: 'c1', turnId: 't1' },
  { is: 'text' as const, text: '**这' },
  { is: 'text' as const, text: '样**' },
  { is: 'end' as const, turn, left: 0 },
]

describe('a chat action without scripts', () => {
  test('waits for the answer and returns its chat and turn', async () => {
    const api = streamingApiClient(events)
    expect(await runChatAction(api, formOf(asking))).toEqual({ chatId: 'c1', turnId: 't1' })
    const { askId, question, job } = asking
    expect(api.inputs).toEqual([{ askId, question, job, prompt: null, resumeId: null, sessionId: undefined }])
  })

  test('returns the submitted form with a question that fails validation', async () => {
    const form = { ...asking, prompt: 'tailor', question: '我的经历' }
    expect(await runChatAction(streamingApiClient([]), formOf(form))).toEqual({
      refused: { message: '', fields: { job: 'required' }, submitted: form },
    })
  })

  test.each([
    ['nothing is left', ApiCodes.quotaExceeded],
    ['it is being answered', ApiCodes.conflict],
    ['too many were asked', ApiCodes.tooManyRequests],
    ['there is no provider', ApiCodes.providerUnavailable],
  ])('returns the refusal message when %s', async (_, code) => {
    const api = streamingApiClient(refusal(code))
    expect(await runChatAction(api, formOf(asking))).toEqual({
      refused: { message: '不行', fields: {}, submitted: asking },
    })
  })

  test("throws when the answer's stream breaks off", async () => {
    const broken = streamingApiClient([events[0]!, new ApiClientError('network', 0, 'gone')])
    await expect(runChatAction(broken, formOf(asking))).rejects.toBeInstanceOf(ApiClientError)
  })

  test('renames, deletes and stops chats, and refuses an unknown intent', async () => {
    const api = fakeApiClient({
      renameChat: ({ id, title }) => ({ id, title, updatedAt: 1 }),
      eraseChat: () => ({}),
      stopAnswer: () => ({ stopping: true }),
    })
    const id = 'abcdefgh1234'
    expect(await runChatAction(api, formOf({ intent: 'rename', id, title: '项目' }))).toEqual({
      chatId: id,
    })
    expect(await runChatAction(api, formOf({ intent: 'erase', id }))).toEqual({ chatId: null })
    expect(await runChatAction(api, formOf({ intent: 'stop', id, sessionId: 'c1' }))).toEqual({
      chatId: 'c1',
      turnId: id,
    })
    expect(await runChatAction(api, formOf({ intent: 'sing', id }))).toHaveProperty('refused')
  })
})

describe('a streamed answer', () => {
  const readAnswer = async (response: Response) =>
    (await response.text())
      .split('\n\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line.replace(/^data: /, '')) as unknown)

  test('streams the answer as HTML, piece by piece', async () => {
    const response = await streamAnswer(streamingApiClient(events), formOf(asking))
    expect(response.headers.get('content-type')).toBe('text/event-stream')
    expect(await readAnswer(response)).toEqual([
      { is: 'asked', chatId: 'c1', turnId: 't1' },
      { is: 'html', settled: '', tail: '<p>**这</p>\n' },
      { is: 'html', settled: '', tail: '<p><strong>这样</strong></p>\n' },
      { is: 'end' },
    ])
  })

  test('ends the stream without the end event when the answer breaks off', async () => {
    const broken = streamingApiClient([events[0]!, new ApiClientError('network', 0, 'gone')])
    expect(await readAnswer(await streamAnswer(broken, formOf(asking)))).toEqual([
      { is: 'asked', chatId: 'c1', turnId: 't1' },
    ])
  })

  test('sends a refusal as the only event', async () => {
    const api = streamingApiClient(refusal(ApiCodes.quotaExceeded))
    expect(await readAnswer(await streamAnswer(api, formOf(asking)))).toEqual([
      { is: 'refused', message: '不行', fields: {} },
    ])
  })

  test('throws an expired login to the guard instead of streaming it', async () => {
    const api = streamingApiClient(refusal(ApiCodes.tokenExpired))
    await expect(streamAnswer(api, formOf(asking))).rejects.toMatchObject({ code: ApiCodes.tokenExpired })
  })
})
