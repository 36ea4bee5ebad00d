import { expect, test, vi } from 'vitest'
import { createPrefetchCache } from './prefetch-cache'

const page = 'https://us.example/tpls.data'

function opened(answer: () => Promise<Response> = () => Promise.resolve(new Response('data'))) {
  const plain = vi.fn((_input: string | URL | Request, _init?: RequestInit) => answer())
  const clock = { now: 0 }
  return { plain, clock, ...createPrefetchCache(plain, () => clock.now) }
}

test('serves a prefetched page once without a second request', async () => {
  const { plain, prefetch: ahead, fetch } = opened()
  ahead(page)
  ahead(page)
  expect(plain).toHaveBeenCalledTimes(1)
  expect(await (await fetch(new URL(page))).text()).toBe('data')
  expect(plain).toHaveBeenCalledTimes(1)
  await fetch(page)
  expect(plain).toHaveBeenCalledTimes(2)
})

test('marks a prefetch with the X-Purpose header', () => {
  const { plain, prefetch: ahead } = opened()
  ahead(page)
  expect(plain.mock.calls[0]?.[1]).toEqual({ headers: { 'X-Purpose': 'prefetch' } })
})

test('serves a prefetched redirect, and requests the page again after a prefetched error', async () => {
  for (const [status, asked] of [
    [202, 1],
    [404, 2],
    [503, 2],
  ] as const) {
    const { plain, prefetch: ahead, fetch } = opened(() => Promise.resolve(new Response('', { status })))
    ahead(page)
    await fetch(page)
    expect(plain).toHaveBeenCalledTimes(asked)
  }
})

test('requests the page again when its prefetch failed', async () => {
  let fails = true
  const {
    plain,
    prefetch: ahead,
    fetch,
  } = opened(() =>
    fails ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve(new Response('data')),
  )
  ahead(page)
  fails = false
  expect((await fetch(page)).ok).toBe(true)
  expect(plain).toHaveBeenCalledTimes(2)
})

test('serves no response that is ten seconds old', async () => {
  const { plain, clock, prefetch: ahead, fetch } = opened()
  ahead(page)
  clock.now = 10_000
  await fetch(page)
  expect(plain).toHaveBeenCalledTimes(2)
})

test('serves no response prefetched before a POST', async () => {
  const { plain, prefetch: ahead, fetch } = opened()
  ahead(page)
  await fetch('https://us.example/login.data', { method: 'POST' })
  await fetch(page)
  expect(plain).toHaveBeenCalledTimes(3)
})

test('stores five pages at most', async () => {
  const { plain, prefetch: ahead, fetch } = opened()
  for (const n of [1, 2, 3, 4, 5, 6]) ahead(`${page}?page=${n}`)
  await fetch(`${page}?page=1`)
  expect(plain).toHaveBeenCalledTimes(7)
  await fetch(`${page}?page=6`)
  expect(plain).toHaveBeenCalledTimes(7)
})

test('serves no response prefetched during a POST', async () => {
  let end = (_: Response) => {}
  const answers: Record<string, () => Promise<Response>> = {
    GET: () => Promise.resolve(new Response('as it was before')),
    POST: () => new Promise((resolve) => (end = resolve)),
  }
  const plain = vi.fn((_: unknown, init?: RequestInit) => answers[init?.method ?? 'GET']!())
  const { prefetch: ahead, fetch } = createPrefetchCache(plain)
  const saving = fetch('/save', { method: 'POST' })
  ahead(page)
  end(new Response('saved'))
  await saving
  answers.GET = () => Promise.resolve(new Response('as it is now'))
  expect(await (await fetch(page)).text()).toBe('as it is now')
})

test('serves no response prefetched during a POST that failed, because it may have arrived', async () => {
  let fail = (_: Error) => {}
  const plain = vi.fn((_: unknown, init?: RequestInit) =>
    init?.method
      ? new Promise<Response>((_, reject) => (fail = reject))
      : Promise.resolve(new Response('data')),
  )
  const { prefetch: ahead, fetch } = createPrefetchCache(plain)
  const saving = fetch('/save', { method: 'POST' })
  ahead(page)
  fail(new TypeError('Failed to fetch'))
  await expect(saving).rejects.toThrow('Failed to fetch')
  await fetch(page)
  expect(plain).toHaveBeenCalledTimes(3)
})
