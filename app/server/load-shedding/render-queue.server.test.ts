import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, test, vi } from 'vitest'
import type { ServerBuild } from '@remix-run/node'
import { QueueFull } from '#fair-queue/fair-queue'
import { createRenderQueue, withRenderQueue } from './render-queue.server'

/** A queue with a clock that only advances when a page is rendered. */
function turnsOf(pageMs: number) {
  let ms = 0
  const rounds: (() => void)[] = []
  const renderQueue = createRenderQueue(
    () => ms,
    (next) => void rounds.push(next),
  )
  return {
    ...renderQueue,
    rounds,
    async draw() {
      try {
        await renderQueue.run('pages', () => Promise.resolve((ms += pageMs)))
        return true
      } catch (error) {
        if (error instanceof QueueFull) return false
        throw error
      }
    },
  }
}

describe('the render queue', () => {
  test('renders pages one after the other, in order', async () => {
    const renderQueue = createRenderQueue()
    const drawn: string[] = []
    const draw = (name: string) =>
      renderQueue.run('pages', async () => {
        drawn.push(`${name} begins`)
        await sleep(1)
        drawn.push(`${name} ends`)
      })
    await Promise.all(['a', 'b', 'c'].map(draw))
    await draw('d')
    expect(drawn).toEqual(['a', 'b', 'c', 'd'].flatMap((name) => [`${name} begins`, `${name} ends`]))
  })

  test('yields to the event loop between two pages', async () => {
    const { draw, rounds } = turnsOf(10)
    const drawn: number[] = []
    const all = [1, 2, 3].map((n) => draw().then(() => drawn.push(n)))
    for (const n of [1, 2, 3]) {
      await all[n - 1]
      expect(drawn).toHaveLength(n)
      expect(rounds).toHaveLength(1)
      rounds.pop()!()
    }
  })

  test('rejects pages once those before them take too long', async () => {
    const { draw, rounds } = turnsOf(200)
    // The average duration is known after some pages.
    for (let n = 0; n < 50; n++) {
      await draw()
      rounds.pop()!()
    }
    const draws = Array.from({ length: 60 }, () => draw())
    for (let n = 0; n < 60; n++) {
      await sleep(0)
      rounds.pop()?.()
    }
    const drawn = (await Promise.all(draws)).filter(Boolean).length
    expect(drawn).toBeGreaterThanOrEqual(20)
    expect(drawn).toBeLessThanOrEqual(24)
  })
})

describe('a build with a render queue', () => {
  type Draw = ServerBuild['entry']['module']['default']
  const buildOf = (draw: () => Promise<Response>) =>
    ({ entry: { module: { default: draw } } }) as unknown as ServerBuild
  const restore = vi.fn()
  const ask = (build: ServerBuild, method = 'GET') => {
    const request = new Request('https://resume.example.com/', { method, headers: { accept: 'text/html' } })
    const context = { session: { flash: { restore } } }
    return (build.entry.module.default as (...args: unknown[]) => ReturnType<Draw>)(
      request,
      200,
      new Headers(),
      {},
      context,
    )
  }

  test('frees the slot of a page that fails', async () => {
    let calls = 0
    const build = withRenderQueue(
      buildOf(() =>
        ++calls === 1 ? Promise.reject(new Error('not drawn')) : Promise.resolve(new Response('drawn')),
      ),
    )
    await expect(ask(build)).rejects.toThrow('not drawn')
    expect(await ((await ask(build)) as Response).text()).toBe('drawn')
  })

  test('holds up other pages for a second at most, and frees a slot once', async () => {
    const ends: (() => void)[] = []
    const build = withRenderQueue(
      buildOf(() => new Promise((resolve) => ends.push(() => resolve(new Response('drawn'))))),
    )
    const pages = [ask(build), ask(build), ask(build)]
    expect(ends).toHaveLength(1)
    await expect.poll(() => ends.length, { timeout: 2_000 }).toBe(2)
    // The first page ends late: the slot belongs to the second by now.
    ends[0]!()
    expect(await ((await pages[0]) as Response).text()).toBe('drawn')
    await sleep(5)
    expect(ends).toHaveLength(2)
    ends[1]!()
    await expect.poll(() => ends.length).toBe(3)
    ends[2]!()
    expect(await Promise.all(pages.map(async (page) => ((await page) as Response).status))).toEqual([
      200, 200, 200,
    ])
  })

  test('responds with Retry-After once too many wait, and keeps the flash message', async () => {
    const full = { run: () => Promise.reject(new QueueFull('many wait')) }
    const answer = (await ask(withRenderQueue(buildOf(draw), full))) as Response
    expect(answer.status).toBe(503)
    expect(answer.headers.get('retry-after')).toBe('2')
    expect(restore).toHaveBeenCalledOnce()
  })

  test.each([
    ['GET', 503],
    ['HEAD', 503],
    ['POST', 200],
    ['DELETE', 200],
  ])('the page after a %s is answered with %i, however many wait', async (method, status) => {
    const renderQueue = await crowded()
    const answer = ask(withRenderQueue(buildOf(draw), renderQueue), method)
    renderQueue.go()
    expect(((await answer) as Response).status).toBe(status)
  })

  const draw = () => Promise.resolve(new Response('drawn'))
})

/** Pages take a second each, and one is being rendered with nine behind it. */
async function crowded() {
  const { run, draw, rounds } = turnsOf(1_000)
  for (let n = 0; n < 50; n++) {
    await draw()
    rounds.pop()!()
  }
  let endFirst!: () => void
  const first = run('pages', () => new Promise<void>((resolve) => (endFirst = resolve)))
  const others = Array.from({ length: 9 }, () =>
    run('pages', () => Promise.resolve(), { unconditionally: true }),
  )
  async function go() {
    endFirst()
    for (let n = 0; n < 20; n++) {
      await sleep(0)
      rounds.pop()?.()
    }
    await Promise.all([first, ...others])
  }
  return { run, go: () => void go() }
}
