import { EventEmitter } from 'node:events'
import { describe, expect, test } from 'vitest'
import { busyResponse, createLoadShedder } from './load-shedder.server'

const never = () => new Promise<never>(() => {})

const small = { minConcurrent: 1, maxConcurrent: 2, maxWaitMs: 1_000 }

/** An answer that is on its way. */
const onItsWay = () => Object.assign(new EventEmitter(), { destroyed: false, writableLength: 0 })

describe('the crowd', () => {
  test('is full when as many answers are being made as may be at the most', () => {
    const loadShedder = createLoadShedder(small)
    void loadShedder.track(never)
    expect(loadShedder.isOverloaded()).toBe(false)
    void loadShedder.track(never)
    expect(loadShedder.isOverloaded()).toBe(true)
  })

  test('has a place again after an answer, and after a failure', async () => {
    const loadShedder = createLoadShedder({ ...small, maxConcurrent: 1 })
    await expect(loadShedder.track(() => Promise.resolve('page'))).resolves.toBe('page')
    await expect(loadShedder.track(() => Promise.reject(new Error('lost')))).rejects.toThrow('lost')
    expect(loadShedder.isOverloaded()).toBe(false)
  })

  test('keeps the place of an answer until that has gone, or its reader has', async () => {
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

  test('does not keep the place of an answer whose reader does not read it', async () => {
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

  test('is full sooner when answers leave slowly, but never below a few', async () => {
    let now = 0
    const loadShedder = createLoadShedder(
      { minConcurrent: 2, maxConcurrent: 100, maxWaitMs: 2_000 },
      () => now,
    )
    for (let n = 0; n < 3; n++) void loadShedder.track(never)
    expect(loadShedder.isOverloaded()).toBe(false)
    // One leaves in this second: three would have to wait for three.
    now = 1_000
    await loadShedder.track(() => Promise.resolve())
    expect(loadShedder.isOverloaded()).toBe(true)
    // Ten left in the next.
    for (let n = 0; n < 10; n++) await loadShedder.track(() => Promise.resolve())
    now = 2_000
    expect(loadShedder.isOverloaded()).toBe(false)
  })

  test('is not full because none has left for a while: those may hang for reasons of their own', () => {
    let now = 0
    const loadShedder = createLoadShedder({ minConcurrent: 2, maxConcurrent: 5, maxWaitMs: 2_000 }, () => now)
    for (let n = 0; n < 4; n++) void loadShedder.track(never)
    for (now = 0; now <= 5_000; now += 500) expect(loadShedder.isOverloaded()).toBe(false)
    void loadShedder.track(never)
    expect(loadShedder.isOverloaded()).toBe(true)
  })
})

describe('who is turned away', () => {
  const request = (accept: string, method = 'GET') =>
    new Request('https://resume.example.com/', { method, headers: { accept } })

  test('is told when to come back, and kept nowhere', () => {
    const { status, headers } = busyResponse(request('text/html'))
    expect(status).toBe(503)
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    expect(headers.get('cache-control')).toBe('no-store')
  })

  test('as a reader sees a page that tries again by itself', async () => {
    const page = await busyResponse(request('text/html')).text()
    expect(page).toContain('http-equiv="refresh"')
    expect(page).toContain('请过几秒再试')
  })

  test('with a form is told where the typed text is, and sends nothing twice', async () => {
    const page = await busyResponse(request('text/html', 'POST')).text()
    expect(page).not.toContain('refresh')
    expect(page).toContain('返回上一页')
  })

  test('as a script is told in its own words', async () => {
    expect(await busyResponse(request('application/json')).json()).toEqual({ problem: 'busy' })
  })
})
