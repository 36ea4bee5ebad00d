import { describe, expect, test } from 'vitest'
import { Codes } from '#contract/codes'
import { fakeUpstream, refusing, unreachable } from '#tests/builders'
import { postFeedback } from './post-feedback.server'

const typed = { topic: 'payment', message: '付款后没有到账', contact: '微信 lin_xiao' }

function form(texts: Record<string, string>): FormData {
  const made = new FormData()
  for (const [name, text] of Object.entries(texts)) made.set(name, text)
  return made
}

describe('the feedback form', () => {
  test('sends a message as it was typed', async () => {
    const upstream = fakeUpstream({ sendFeedback: () => ({}) })
    expect(await postFeedback(upstream, form(typed), 'zh')).toEqual({ sent: true })
    expect(upstream.calls).toEqual([['sendFeedback', typed]])
  })

  test('comes back with what was typed and the problem at its field', async () => {
    const long = { ...typed, contact: '1'.repeat(101) }
    expect(await postFeedback(fakeUpstream({}), form(long), 'zh')).toEqual({
      status: 422,
      refused: { typed: long, problems: { contact: 'tooLong:100' } },
    })
    const empty = { ...typed, message: ' ' }
    expect(await postFeedback(fakeUpstream({}), form(empty), 'zh')).toMatchObject({
      refused: { typed: empty, problems: { message: 'required' } },
    })
  })

  test('comes back with what was typed when the service refuses it or does not answer', async () => {
    const busy = refusing(Codes.tooManyRequests)
    expect(await postFeedback(fakeUpstream({ sendFeedback: busy }), form(typed), 'zh')).toEqual({
      status: 422,
      refused: { typed, problems: {}, refusal: '不行' },
    })
    const away = await postFeedback(fakeUpstream({ sendFeedback: unreachable }), form(typed), 'en')
    expect(away).toMatchObject({ status: 503, refused: { typed, refusal: expect.stringContaining('here') } })
  })
})
