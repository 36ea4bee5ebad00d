import { expect, test, vi } from 'vitest'
import { createPrefetchCache } from './prefetch-cache'

const page = 'https://us.example/tpls.data'

function opened(answer: () => Promise<Response> = () => Promise.resolve(new Response('data'))) {
  const plain = vi.fn((_input: string | URL | Request, _init?: RequestInit) => answer())
  const clock = { now: 0 }
  return { plain, clock, ...createPrefetchCache(plain, () => clock.now) }
}

test('answers a page that was asked for ahead without asking again, once', async () => {
  const { plain, prefetch: ahead, fetch } = opened()
  ahead(page)
  ahead(page)
  expect(plain).toHaveBeenCalledTimes(1)
  expect(await (await fetch(new URL(page))).text()).toBe('data')
  expect(plain).toHaveBeenCalledTimes(1)
  await fetch(page)
  expect(plain).toHaveBeenCalledTimes(2)
})

test('says that nobody has asked for the page yet', () => {
  const { plain, prefetch: ahead } = opened()
  ahead(page)
  expect(plain.mock.calls[0]?.[1]).toEqual({ headers: { 'X-Purpose': 'prefetch' } })
})

test('takes the answer of a page that leads on, and of none that went wrong', async () => {
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

test('asks again where the network failed ahead', async () => {
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

test('shows nothing that is older than ten seconds', async () => {
  const { plain, clock, prefetch: ahead, fetch } = opened()
  ahead(page)
  clock.now = 10_000
  await fetch(page)
  expect(plain).toHaveBeenCalledTimes(2)
})

test('shows nothing from before something was sent', async () => {
  const { plain, prefetch: ahead, fetch } = opened()
  ahead(page)
  await fetch('https://us.example/login.data', { method: 'POST' })
  await fetch(page)
  expect(plain).toHaveBeenCalledTimes(3)
})

test('keeps five pages at most', async () => {
  const { plain, prefetch: ahead, fetch } = opened()
  for (const n of [1, 2, 3, 4, 5, 6]) ahead(`${page}?page=${n}`)
  await fetch(`${page}?page=1`)
  expect(plain).toHaveBeenCalledTimes(7)
  await fetch(`${page}?page=6`)
  expect(plain).toHaveBeenCalledTimes(7)
})

test('shows nothing that was asked for while something was being sent', async () => {
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

test('shows nothing that was asked for before a sending that failed: it may have arrived', async () => {
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
