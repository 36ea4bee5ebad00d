import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, test, vi } from 'vitest'
import type { AppLoadContext, ServerBuild } from '@remix-run/node'
import { createRenderQueue, refuseWhileFull, withRenderQueue } from './render-queue.server'

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
    draw: () => renderQueue.run('pages', () => Promise.resolve((ms += pageMs))),
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
})

describe('a build with a render queue', () => {
  type Draw = ServerBuild['entry']['module']['default']
  const buildOf = (draw: () => Promise<Response>) =>
    ({ entry: { module: { default: draw } } }) as unknown as ServerBuild
  const ask = (build: ServerBuild) =>
    (build.entry.module.default as (...args: unknown[]) => ReturnType<Draw>)(
      new Request('https://resume.example.com/'),
      200,
      new Headers(),
      {},
      {},
    )

  test('frees the slot of a page that fails', async () => {
    let calls = 0
    const build = withRenderQueue(
      buildOf(() =>
        ++calls === 1 ? Promise.reject(new Error('not drawn')) : Promise.resolve(new Response('drawn')),
      ),
      createRenderQueue(),
    )
    await expect(ask(build)).rejects.toThrow('not drawn')
    expect(await ((await ask(build)) as Response).text()).toBe('drawn')
  })

  test('holds up other pages for a second at most, and frees a slot once', async () => {
    const ends: (() => void)[] = []
    const build = withRenderQueue(
      buildOf(() => new Promise((resolve) => ends.push(() => resolve(new Response('drawn'))))),
      createRenderQueue(),
    )
    const pages = [ask(build), ask(build), ask(build)]
    expect(ends).toHaveLength(1)
    await expect.poll(() => ends.length).toBe(2)
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
})

describe('a request for a page', () => {
  const ask = (waitMs: () => number, method = 'GET') => {
    const handle = vi.fn(() => Promise.resolve(new Response('drawn')))
    const request = new Request('https://resume.example.com/', { method, headers: { accept: 'text/html' } })
    return refuseWhileFull(handle, { waitMs })(request, {} as AppLoadContext).then((answer) => ({
      answer,
      handle,
    }))
  }

  test('is refused with Retry-After, before anything is done for it, once those before take too long', async () => {
    const { draw, rounds, load, waitMs } = turnsOf(200)
    // The average duration is known after some pages.
    for (let n = 0; n < 50; n++) {
      await draw()
      rounds.pop()!()
    }
    // One is rendered, the others wait.
    const draws = Array.from({ length: 20 }, () => draw())
    expect((await ask(waitMs)).answer.status).toBe(200)
    draws.push(...Array.from({ length: 3 }, () => draw()))
    const { answer, handle } = await ask(waitMs)
    expect(answer.status).toBe(503)
    expect(answer.headers.get('retry-after')).toBe('2')
    expect(handle).not.toHaveBeenCalled()
    while (load().waiting > 0) {
      await sleep(0)
      rounds.pop()?.()
    }
    await Promise.all(draws)
    expect((await ask(waitMs)).answer.status).toBe(200)
  })

  test.each([
    ['GET', 503],
    ['HEAD', 503],
    ['POST', 200],
    ['DELETE', 200],
  ])('of a %s is answered with %i, however many wait', async (method, status) => {
    const { answer } = await ask(() => 60_000, method)
    expect(answer.status).toBe(status)
  })
})
