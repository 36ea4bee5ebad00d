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
])('%s is answered %d', async (kind, status) => {
  expect((await answer(kind)).status).toBe(status)
})

test('a business failure says why', async () => {
  expect(await (await answer('business')).json()).toEqual({ code: -8003, data: { errorMsg: '次数已用完' } })
})

test('a broken answer ends before it is whole', async () => {
  await expect((await answer('broken')).text()).rejects.toThrow('cut off on purpose')
})

test('a slow one does not keep the server busy once nobody waits', async () => {
  const waiting = new AbortController()
  const slow = answer('slow', waiting.signal)
  waiting.abort()
  expect((await slow).status).toBe(200)
})
