import { EventEmitter } from 'node:events'
import { describe, expect, test } from 'vitest'
import { comeBackLater, createCrowd } from './crowd.server'

const never = () => new Promise<never>(() => {})

const small = { few: 1, most: 2, longestWaitMs: 1_000 }

/** An answer that is on its way. */
const onItsWay = () => Object.assign(new EventEmitter(), { destroyed: false, writableLength: 0 })

describe('the crowd', () => {
  test('is full when as many answers are being made as may be at the most', () => {
    const crowd = createCrowd(small)
    void crowd.during(never)
    expect(crowd.isFull()).toBe(false)
    void crowd.during(never)
    expect(crowd.isFull()).toBe(true)
  })

  test('has a place again after an answer, and after a failure', async () => {
    const crowd = createCrowd({ ...small, most: 1 })
    await expect(crowd.during(() => Promise.resolve('page'))).resolves.toBe('page')
    await expect(crowd.during(() => Promise.reject(new Error('lost')))).rejects.toThrow('lost')
    expect(crowd.isFull()).toBe(false)
  })

  test('keeps the place of an answer until that has gone, or its reader has', async () => {
    const crowd = createCrowd({ ...small, most: 1 })
    const out = onItsWay()
    await crowd.during(
      () => Promise.resolve('page'),
      () => out,
    )
    expect(crowd.isFull()).toBe(true)
    out.emit('close')
    expect(crowd.isFull()).toBe(false)
    out.destroyed = true
    await crowd.during(
      () => Promise.resolve('page'),
      () => out,
    )
    expect(crowd.isFull()).toBe(false)
  })

  test('does not keep the place of an answer whose reader does not read it', async () => {
    const crowd = createCrowd({ ...small, most: 1 })
    const out = onItsWay()
    await crowd.during(
      () => Promise.resolve('page'),
      () => out,
    )
    out.writableLength = 1
    expect(crowd.isFull()).toBe(false)
    out.emit('close')
    expect(crowd.isFull()).toBe(false)
  })

  test('is full sooner when answers leave slowly, but never below a few', async () => {
    let now = 0
    const crowd = createCrowd({ few: 2, most: 100, longestWaitMs: 2_000 }, () => now)
    for (let n = 0; n < 3; n++) void crowd.during(never)
    expect(crowd.isFull()).toBe(false)
    // One leaves in this second: three would have to wait for three.
    now = 1_000
    await crowd.during(() => Promise.resolve())
    expect(crowd.isFull()).toBe(true)
    // Ten left in the next.
    for (let n = 0; n < 10; n++) await crowd.during(() => Promise.resolve())
    now = 2_000
    expect(crowd.isFull()).toBe(false)
  })

  test('is not full because none has left for a while: those may hang for reasons of their own', () => {
    let now = 0
    const crowd = createCrowd({ few: 2, most: 5, longestWaitMs: 2_000 }, () => now)
    for (let n = 0; n < 4; n++) void crowd.during(never)
    for (now = 0; now <= 5_000; now += 500) expect(crowd.isFull()).toBe(false)
    void crowd.during(never)
    expect(crowd.isFull()).toBe(true)
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
