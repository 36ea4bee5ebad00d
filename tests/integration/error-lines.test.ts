import { expect, test, vi } from 'vitest'
import { handleError } from '#app/entry.server'

function linesOf(error: unknown) {
  const log = { error: vi.fn() }
  const request = new Request('http://us.example/s/secret-of-a-link?phone=13812345678')
  handleError(error, { request, context: { log, requestId: 'r1' } as never })
  return log.error.mock.calls
}

test('what went wrong is found by the id its answer carried, and by no word of its address', () => {
  const broken = new Error('broken')
  expect(linesOf(broken)).toEqual([[{ err: broken, requestId: 'r1', path: '/s/…' }, 'request failed']])
})

test('a wrong method is its sender’s, and no error of ours', () => {
  const answered = (status: number) => ({
    status,
    statusText: '',
    internal: true,
    data: 'a POST to /s/secret',
  })
  expect(linesOf(answered(405))).toEqual([])
  expect(linesOf(answered(500))).toHaveLength(1)
})
