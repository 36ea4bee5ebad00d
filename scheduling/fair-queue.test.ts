import { expect, test } from 'vitest'
import { createFairQueue, QueueFull, type FairQueueOptions } from './fair-queue'

/** A queue with a clock of its own, whose tasks end when they are told to. */
function open(options: FairQueueOptions) {
  let now = 0
  const queue = createFairQueue(options, () => now)
  const order: string[] = []
  const running: { name: string; end: (ms: number) => Promise<void> }[] = []
  const refused: string[] = []
  const ask = (name: string, isSlow?: boolean) => {
    const [caller = ''] = name.split(' ')
    const task = () =>
      new Promise<void>((done) => {
        order.push(name)
        const end = (ms: number) => ((now += ms), done(), settle())
        running.push({ name, end })
      })
    queue.run(caller, task, isSlow).catch((error: unknown) => {
      if (error instanceof QueueFull) refused.push(name)
    })
    return settle()
  }
  const endFirst = (ms = 10) => running.shift()!.end(ms)
  const endAll = async (ms = 10) => {
    while (running.length > 0) await endFirst(ms)
  }
  return { queue, order, running, refused, ask, endFirst, endAll, pass: (ms: number) => (now += ms) }
}
const settle = async () => {
  for (let n = 0; n < 10; n++) await Promise.resolve()
}
const tenOf = (caller: string) => Array.from({ length: 10 }, (_, n) => `${caller} ${n}`)

test('a caller who comes last with one task is served after one task of each other', async () => {
  const { ask, endAll, order } = open({ mostAtOnce: 1, mostWaiting: 40 })
  for (const name of [...tenOf('a'), ...tenOf('b'), 'c']) await ask(name)
  await endAll()
  expect(order.slice(0, 4)).toEqual(['a 0', 'a 1', 'b 0', 'c'])
  expect(order).toHaveLength(21)
})

test('one caller never takes all places, even when nobody else is there', async () => {
  const { ask, order } = open({ mostAtOnce: 3, mostWaiting: 40 })
  for (const name of tenOf('a')) await ask(name)
  expect(order).toEqual(['a 0', 'a 1'])
  await ask('b')
  expect(order.at(-1)).toBe('b')
})

test('callers with slow tasks leave a place to those with quick ones', async () => {
  const { ask, endFirst, order, running } = open({ mostAtOnce: 2, mostWaiting: 40 })
  await ask('quick')
  await endFirst(10)
  for (const caller of ['a', 'b', 'c']) {
    await ask(caller)
    await endFirst(2_000)
  }
  for (const caller of ['a', 'b', 'c']) await ask(`${caller} again`)
  expect(running.map(({ name }) => name)).toEqual(['a again'])
  await ask('quick again')
  expect(order.at(-1)).toBe('quick again')
})

test('a task that only waited for a busy machine makes its caller no slow one', async () => {
  let now = 0
  const queue = createFairQueue({ mostAtOnce: 2, mostWaiting: 8 }, () => now)
  const turns: boolean[] = []
  for (let n = 0; n < 3; n++)
    await queue.run('a', ({ isSlow, spent }) => {
      now += 5_000
      spent(20)
      return Promise.resolve(turns.push(isSlow))
    })
  expect(turns).toEqual([false, false, false])
})

test('where all tasks are slow all places are used', async () => {
  const { ask, endFirst, running } = open({ mostAtOnce: 2, mostWaiting: 40 })
  for (const caller of ['a', 'b']) {
    await ask(caller)
    await endFirst(2_000)
  }
  for (const caller of ['a', 'b']) await ask(`${caller} again`)
  expect(running).toHaveLength(2)
})

test('a task that is known to be slow leaves a place free on its first visit', async () => {
  const { ask, endFirst, running } = open({ mostAtOnce: 2, mostWaiting: 40 })
  await ask('quick')
  await endFirst(10)
  for (const caller of ['a', 'b', 'c']) await ask(caller, true)
  expect(running.map(({ name }) => name)).toEqual(['a'])
})

test('a full queue refuses the newest task of who has most in it, not a newcomer', async () => {
  const { ask, endAll, order, refused } = open({ mostAtOnce: 1, mostWaiting: 8 })
  for (const name of [...tenOf('a').slice(0, 5), ...tenOf('b').slice(0, 5), 'c']) await ask(name)
  expect(refused).toHaveLength(2)
  await endAll()
  expect(order).toContain('c')
})

test('a caller waits with half of all places at the most', async () => {
  const { ask, refused } = open({ mostAtOnce: 1, mostWaiting: 8 })
  for (const name of tenOf('a')) await ask(name)
  expect(refused).toEqual(['a 5', 'a 6', 'a 7', 'a 8', 'a 9'])
})

test('tasks that fail count like any, and their places are free again', async () => {
  const { queue } = open({ mostAtOnce: 1, mostWaiting: 8 })
  const fail = () => Promise.reject(new Error('broken'))
  for (let n = 0; n < 3; n++) await expect(queue.run('a', fail)).rejects.toThrow('broken')
  expect(queue.load()).toEqual({ running: 0, waiting: 0 })
})

test('where tasks are slow fewer wait, so that nobody waits much longer than allowed; a few always may', async () => {
  for (const [ms, most] of [
    [10, 40],
    [200, 21],
    [60_000, 16],
  ] as const) {
    const { ask, endFirst, queue } = open({ mostAtOnce: 1, mostWaiting: 40, longestWaitMs: 4_000 })
    for (let n = 0; n < 30; n++) {
      await ask(`before${n}`)
      await endFirst(ms)
    }
    for (let n = 0; n < 60; n++) await ask(`c${n}`)
    expect(queue.load().waiting).toBe(most)
  }
})
