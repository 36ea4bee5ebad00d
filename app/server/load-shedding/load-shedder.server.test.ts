import { EventEmitter } from 'node:events'
import { describe, expect, test } from 'vitest'
import { busyResponse, createLoadShedder } from './load-shedder.server'

const never = () => new Promise<never>(() => {})

const small = { minConcurrent: 1, maxConcurrent: 2, maxWaitMs: 1_000 }

/** A response that is being sent. */
const onItsWay = () => Object.assign(new EventEmitter(), { destroyed: false, writableLength: 0 })

describe('the load shedder', () => {
  test('is full at the maximum of concurrent requests', () => {
    const loadShedder = createLoadShedder(small)
    void loadShedder.track(never)
    expect(loadShedder.isOverloaded()).toBe(false)
    void loadShedder.track(never)
    expect(loadShedder.isOverloaded()).toBe(true)
  })

  test('has a free slot again after a response, and after a failure', async () => {
    const loadShedder = createLoadShedder({ ...small, maxConcurrent: 1 })
    await expect(loadShedder.track(() => Promise.resolve('page'))).resolves.toBe('page')
    await expect(loadShedder.track(() => Promise.reject(new Error('lost')))).rejects.toThrow('lost')
    expect(loadShedder.isOverloaded()).toBe(false)
  })

  test('keeps the slot of a response until it is sent, or its reader disconnects', async () => {
    const loadShedder = createLoadShedder({ ...small, maxConcurrent: 1 })
    const out = onItsWay()
    await loadShedder.track(
      () => Promise.resolve('page'),
      () => out,
    )
    expect(loadShedder.isOverloaded()).toBe(true)
    out.emit('close')
    expect(loadShedder.isOverloaded()).toBe(false)
    out.destroyed = true
    await loadShedder.track(
      () => Promise.resolve('page'),
      () => out,
    )
    expect(loadShedder.isOverloaded()).toBe(false)
  })

  test('frees the slot of a response whose reader does not read it', async () => {
    const loadShedder = createLoadShedder({ ...small, maxConcurrent: 1 })
    const out = onItsWay()
    await loadShedder.track(
      () => Promise.resolve('page'),
      () => out,
    )
    out.writableLength = 1
    expect(loadShedder.isOverloaded()).toBe(false)
    out.emit('close')
    expect(loadShedder.isOverloaded()).toBe(false)
  })

  test('is full earlier when responses are slow, but never below the minimum', async () => {
    let now = 0
    const loadShedder = createLoadShedder(
      { minConcurrent: 2, maxConcurrent: 100, maxWaitMs: 2_000 },
      () => now,
    )
    for (let n = 0; n < 3; n++) void loadShedder.track(never)
    expect(loadShedder.isOverloaded()).toBe(false)
    // One request completes in this second: three would have to wait for three.
    now = 1_000
    await loadShedder.track(() => Promise.resolve())
    expect(loadShedder.isOverloaded()).toBe(true)
    // Ten complete in the next.
    for (let n = 0; n < 10; n++) await loadShedder.track(() => Promise.resolve())
    now = 2_000
    expect(loadShedder.isOverloaded()).toBe(false)
  })

  test('is not full because none has completed for a while: those may hang for other reasons', () => {
    let now = 0
    const loadShedder = createLoadShedder({ minConcurrent: 2, maxConcurrent: 5, maxWaitMs: 2_000 }, () => now)
    for (let n = 0; n < 4; n++) void loadShedder.track(never)
    for (now = 0; now <= 5_000; now += 500) expect(loadShedder.isOverloaded()).toBe(false)
    void loadShedder.track(never)
    expect(loadShedder.isOverloaded()).toBe(true)
  })
})

describe('the busy response', () => {
  const request = (accept: string, method = 'GET') =>
    new Request('https://resume.example.com/', { method, headers: { accept } })

  test('has a Retry-After header, and is not cached', () => {
    const { status, headers } = busyResponse(request('text/html'))
    expect(status).toBe(503)
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    expect(headers.get('cache-control')).toBe('no-store')
  })

  test('is a page that reloads itself, if the client accepts HTML', async () => {
    const page = await busyResponse(request('text/html')).text()
    expect(page).toContain('http-equiv="refresh"')
    expect(page).toContain('请几秒后再试')
  })

  test('explains to the sender of a form where the typed text is, and does not repeat the POST', async () => {
    const page = await busyResponse(request('text/html', 'POST')).text()
    expect(page).not.toContain('refresh')
    expect(page).toContain('返回上一页')
  })

  test('is JSON for a script', async () => {
    expect(await busyResponse(request('application/json')).json()).toEqual({ problem: 'busy' })
  })
})
