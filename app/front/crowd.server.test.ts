import { EventEmitter } from 'node:events'
import { describe, expect, test } from 'vitest'
import { comeBackLater, createCrowd } from './crowd.server'

const never = () => new Promise<never>(() => {})

const small = { few: 1, most: 2, longestWaitMs: 1_000 }

describe('the crowd', () => {
  test('is full when as many answers are being made as may be at the most', () => {
    const crowd = createCrowd(small)
    void crowd.during({ complete: true }, never)
    expect(crowd.isFull()).toBe(false)
    void crowd.during({ complete: true }, never)
    expect(crowd.isFull()).toBe(true)
  })

  test('does not count who still sends, until all has arrived', () => {
    const crowd = createCrowd({ ...small, most: 1 })
    const slow = { complete: false }
    void crowd.during(slow, never)
    expect(crowd.isFull()).toBe(false)
    slow.complete = true
    expect(crowd.isFull()).toBe(true)
  })

  test('has a place again after an answer, and after a failure', async () => {
    const crowd = createCrowd({ ...small, most: 1 })
    await expect(crowd.during(undefined, () => Promise.resolve('page'))).resolves.toBe('page')
    await expect(crowd.during(undefined, () => Promise.reject(new Error('lost')))).rejects.toThrow('lost')
    expect(crowd.isFull()).toBe(false)
  })

  test('keeps the place of an answer until that has gone, or its reader has', async () => {
    const crowd = createCrowd({ ...small, most: 1 })
    const out = Object.assign(new EventEmitter(), { destroyed: false })
    await crowd.during(
      undefined,
      () => Promise.resolve('page'),
      () => out,
    )
    expect(crowd.isFull()).toBe(true)
    out.emit('close')
    expect(crowd.isFull()).toBe(false)
    out.destroyed = true
    await crowd.during(
      undefined,
      () => Promise.resolve('page'),
      () => out,
    )
    expect(crowd.isFull()).toBe(false)
  })

  test('counts what was answered before all of it came', async () => {
    const crowd = createCrowd({ ...small, most: 1 })
    const out = Object.assign(new EventEmitter(), { destroyed: false })
    await crowd.during(
      { complete: false },
      () => Promise.resolve('page'),
      () => out,
    )
    expect(crowd.isFull()).toBe(true)
    out.emit('close')
    expect(crowd.isFull()).toBe(false)
  })

  test('is full sooner when answers leave slowly, but never below a few', async () => {
    let now = 0
    const crowd = createCrowd({ few: 2, most: 100, longestWaitMs: 2_000 }, () => now)
    for (let n = 0; n < 3; n++) void crowd.during(undefined, never)
    expect(crowd.isFull()).toBe(false)
    // One leaves in this second: three would have to wait for three.
    now = 1_000
    await crowd.during(undefined, () => Promise.resolve())
    expect(crowd.isFull()).toBe(true)
    // Ten left in the next.
    for (let n = 0; n < 10; n++) await crowd.during(undefined, () => Promise.resolve())
    now = 2_000
    expect(crowd.isFull()).toBe(false)
  })
})

describe('who is turned away', () => {
  const request = (accept: string, method = 'GET') =>
    new Request('https://resume.example.com/', { method, headers: { accept } })

  test('is told when to come back, and kept nowhere', () => {
    const { status, headers } = comeBackLater(request('text/html'))
    expect(status).toBe(503)
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    expect(headers.get('cache-control')).toBe('no-store')
  })

  test('as a reader sees a page that tries again by itself', async () => {
    const page = await comeBackLater(request('text/html')).text()
    expect(page).toContain('http-equiv="refresh"')
    expect(page).toContain('请过几秒再试')
  })

  test('with a form is told where the typed text is, and sends nothing twice', async () => {
    const page = await comeBackLater(request('text/html', 'POST')).text()
    expect(page).not.toContain('refresh')
    expect(page).toContain('返回上一页')
  })

  test('as a script is told in its own words', async () => {
    expect(await comeBackLater(request('application/json')).json()).toEqual({ problem: 'busy' })
  })
})
