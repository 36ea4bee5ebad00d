import { createElement, lazy, Suspense } from 'react'
import { expect, test, vi } from 'vitest'
import handleRequest, { handleError } from '#app/entry.server'

const broken = new Error('broken')
const Broken = lazy(() => Promise.reject(broken))
vi.mock(import('@remix-run/react'), async (original) => ({
  ...(await original()),
  RemixServer: () => createElement('p', null, createElement(Suspense, null, createElement(Broken))),
}))

function logLinesOf(error: unknown) {
  const log = { error: vi.fn() }
  const request = new Request('http://us.example/s/secret-of-a-link?phone=13812345678')
  handleError(error, { request, context: { log, requestId: 'r1' } as never })
  return log.error.mock.calls
}

test("a failed request is logged under the id in its response, and without its URL's data", () => {
  expect(logLinesOf(broken)).toEqual([[{ err: broken, requestId: 'r1', path: '/s/…' }, 'request failed']])
})

test('a wrong method is a client error, and not logged as a server error', () => {
  const responseOf = (status: number) => ({
    status,
    statusText: '',
    internal: true,
    data: 'a POST to /s/secret',
  })
  expect(logLinesOf(responseOf(405))).toEqual([])
  expect(logLinesOf(responseOf(500))).toHaveLength(1)
})

test("a failure after a page's first byte is logged under the request's id", async () => {
  const log = { error: vi.fn() }
  const request = new Request('http://us.example/')
  const context = { session: { language: 'zh' }, nonce: 'n', log, requestId: 'r1' }
  const page = await handleRequest(
    request,
    200,
    new Headers(),
    { staticHandlerContext: {} } as never,
    context as never,
  )
  await page.text()
  expect(log.error.mock.calls).toEqual([[{ err: broken, requestId: 'r1' }, 'rendering failed']])
})
