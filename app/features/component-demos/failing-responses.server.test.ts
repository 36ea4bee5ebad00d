import { expect, test } from 'vitest'
import { failingResponse } from './failing-responses.server'

const answer = (kind: string, signal = new AbortController().signal) =>
  failingResponse(kind, signal, '次数已用完')

test.each([
  ['400', 400],
  ['401', 401],
  ['429', 429],
  ['503', 503],
  ['missing', 404],
  ['200', 404],
])('responds to %s with %d', async (kind, status) => {
  expect((await answer(kind)).status).toBe(status)
})

test('a business failure includes its message', async () => {
  expect(await (await answer('business')).json()).toEqual({ code: -8003, data: { errorMsg: '次数已用完' } })
})

test('a broken response ends before it is complete', async () => {
  await expect((await answer('broken')).text()).rejects.toThrow('cut off on purpose')
})

test('a slow response ends when the request is aborted', async () => {
  const waiting = new AbortController()
  const slow = answer('slow', waiting.signal)
  waiting.abort()
  expect((await slow).status).toBe(200)
})
