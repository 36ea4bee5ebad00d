import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, test, vi } from 'vitest'
import type { ServerBuild } from '@remix-run/node'
import { createRenderQueue, withRenderQueue } from './render-queue.server'

/** Turns by a clock that only moves when a page is drawn. */
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
      const slot = await renderQueue.acquire()
      ms += pageMs
      slot?.release()
      return slot !== undefined
    },
  }
}

describe('pages that are drawn', () => {
  test('are drawn one after the other, in the order they came', async () => {
    const renderQueue = createRenderQueue()
    const drawn: string[] = []
    const draw = async (name: string) => {
      const slot = await renderQueue.acquire()
      drawn.push(`${name} begins`)
      await sleep(1)
      drawn.push(`${name} ends`)
      slot!.release()
    }
    await Promise.all(['a', 'b', 'c'].map(draw))
    await draw('d')
    expect(drawn).toEqual(['a', 'b', 'c', 'd'].flatMap((name) => [`${name} begins`, `${name} ends`]))
  })

  test('leave the loop a round between each other', async () => {
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

  test('are told to come back once those before them take too long', async () => {
    const { draw, rounds } = turnsOf(200)
    // What a page takes is known after some.
    for (let n = 0; n < 50; n++) {
      await draw()
      rounds.pop()!()
    }
    const asked = Array.from({ length: 60 }, () => draw())
    for (let n = 0; n < 60; n++) {
      await sleep(0)
      rounds.pop()?.()
    }
    const drawn = (await Promise.all(asked)).filter(Boolean).length
    expect(drawn).toBeGreaterThanOrEqual(20)
    expect(drawn).toBeLessThanOrEqual(24)
  })

  test('hold up nobody when a turn is left twice, or by who failed', async () => {
    const renderQueue = createRenderQueue()
    const first = await renderQueue.acquire()
    const [second, third] = [renderQueue.acquire(), renderQueue.acquire()]
    first!.release()
    first!.release()
    let isThird = false
    void third.then(() => (isThird = true))
    await second
    await sleep(5)
    expect(isThird).toBe(false)
    ;(await second)!.release()
    await third
  })
})

describe('the pages of a build', () => {
  type Draw = ServerBuild['entry']['module']['default']
  const buildOf = (draw: () => Promise<Response>) =>
    ({ entry: { module: { default: draw } } }) as unknown as ServerBuild
  const restore = vi.fn()
  const ask = (build: ServerBuild, method = 'GET') => {
    const request = new Request('https://resume.example.com/', { method, headers: { accept: 'text/html' } })
    const context = { session: { flash: { restore } } }
    return (build.entry.module.default as (...asked: unknown[]) => ReturnType<Draw>)(
      request,
      200,
      new Headers(),
      {},
      context,
    )
  }

  test('leave their turn when they fail', async () => {
    let calls = 0
    const build = withRenderQueue(
      buildOf(() =>
        ++calls === 1 ? Promise.reject(new Error('not drawn')) : Promise.resolve(new Response('drawn')),
      ),
    )
    await expect(ask(build)).rejects.toThrow('not drawn')
    expect(await ((await ask(build)) as Response).text()).toBe('drawn')
  })

  test('say when to come back once too many wait, and what was to be said on them is kept', async () => {
    const full = { acquire: () => Promise.resolve(undefined) }
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
  ])('after a %s is answered with %i, however many wait', async (method, status) => {
    const renderQueue = await crowded()
    const answer = ask(withRenderQueue(buildOf(draw), renderQueue), method)
    renderQueue.go()
    expect(((await answer) as Response).status).toBe(status)
  })

  const draw = () => Promise.resolve(new Response('drawn'))
})

/** Pages take a second each, and one is being drawn with nine behind it. */
async function crowded() {
  const { acquire: take, draw, rounds } = turnsOf(1_000)
  for (let n = 0; n < 50; n++) {
    await draw()
    rounds.pop()!()
  }
  const first = await take()
  const others = Array.from({ length: 9 }, () => take(true).then((slot) => slot?.release()))
  async function go() {
    first?.release()
    for (let n = 0; n < 20; n++) {
      await sleep(0)
      rounds.pop()?.()
    }
    await Promise.all(others)
  }
  return { acquire: take, go: () => void go() }
}
