import { expect, test } from 'vitest'
import { openControlledQueue, settle, tenOf } from '#tests/fixtures/controlled-fair-queue'
import { createFairQueue } from './fair-queue'

test('a caller who comes last with one task waits for one task of each other caller', async () => {
  const { ask, endAll, order } = openControlledQueue({ maxConcurrent: 1, maxQueued: 40 })
  for (const name of [...tenOf('a'), ...tenOf('b'), 'c']) await ask(name)
  await endAll()
  expect(order.slice(0, 4)).toEqual(['a 0', 'a 1', 'b 0', 'c'])
  expect(order).toHaveLength(21)
})

test('one caller never uses all slots, even when nobody else waits', async () => {
  const { ask, order } = openControlledQueue({ maxConcurrent: 3, maxQueued: 40 })
  for (const name of tenOf('a')) await ask(name)
  expect(order).toEqual(['a 0', 'a 1'])
  await ask('b')
  expect(order.at(-1)).toBe('b')
})

test('callers with slow tasks leave a slot to those with quick ones', async () => {
  const { ask, endFirst, order, running } = openControlledQueue({ maxConcurrent: 2, maxQueued: 40 })
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

test('a task delayed by a busy machine does not make its caller slow', async () => {
  let now = 0
  const queue = createFairQueue({ maxConcurrent: 2, maxQueued: 8 }, () => now)
  const renderQueue: boolean[] = []
  for (let n = 0; n < 3; n++)
    await queue.run('a', ({ isSlow, reportCpuMs: spent }) => {
      now += 5_000
      spent(20)
      return Promise.resolve(renderQueue.push(isSlow))
    })
  expect(renderQueue).toEqual([false, false, false])
})

test('all slots are used when all tasks are slow', async () => {
  const { ask, endFirst, running } = openControlledQueue({ maxConcurrent: 2, maxQueued: 40 })
  for (const caller of ['a', 'b']) {
    await ask(caller)
    await endFirst(2_000)
  }
  for (const caller of ['a', 'b']) await ask(`${caller} again`)
  expect(running).toHaveLength(2)
})

test('a task announced as slow leaves a slot free from the start', async () => {
  const { ask, endFirst, running } = openControlledQueue({ maxConcurrent: 2, maxQueued: 40 })
  await ask('quick')
  await endFirst(10)
  for (const caller of ['a', 'b', 'c']) await ask(caller, true)
  expect(running.map(({ name }) => name)).toEqual(['a'])
})

test('a slow task that ends makes room for the next slow one', async () => {
  const { ask, endFirst, running } = openControlledQueue({ maxConcurrent: 2, maxQueued: 40 })
  await ask('quick')
  await endFirst(10)
  for (const caller of ['a', 'b']) {
    await ask(caller, true)
    await endFirst(2_000)
  }
  await ask('c', true)
  expect(running.map(({ name }) => name)).toEqual(['c'])
})

test('a task that ends starts two others if both waited for it alone', async () => {
  const { ask, endFirst, running } = openControlledQueue({ maxConcurrent: 4, maxQueued: 40 })
  await ask('quick')
  await endFirst(10)
  for (const name of ['a 0', 'a 1', 'a 2', 'b']) await ask(name, true)
  await ask('a quick')
  expect(running.map(({ name }) => name)).toEqual(['a 0', 'a 1', 'a 2'])
  await endFirst(10)
  expect(running.map(({ name }) => name)).toEqual(['a 1', 'a 2', 'b', 'a quick'])
})

test('a slow caller counts as quick after several quick tasks, or after a minute without any', async () => {
  const { ask, endFirst, pass, running, queue } = openControlledQueue({ maxConcurrent: 2, maxQueued: 40 })
  const isHeldBack = async (caller: string) => {
    await ask('quick')
    await endFirst(10)
    await ask('slow one', true)
    await ask(caller)
    const { waiting } = queue.load()
    while (running.length > 0) await endFirst(10)
    return waiting === 1
  }
  await ask('a')
  await endFirst(2_000)
  expect(await isHeldBack('a')).toBe(true)
  // One quick task is not enough.
  expect(await isHeldBack('a')).toBe(true)
  for (let n = 0; n < 6; n++) {
    await ask('a')
    await endFirst(10)
  }
  expect(await isHeldBack('a')).toBe(false)
  await ask('b')
  await endFirst(2_000)
  pass(59_000)
  expect(await isHeldBack('b')).toBe(true)
  await ask('c')
  await endFirst(2_000)
  pass(61_000)
  expect(await isHeldBack('c')).toBe(false)
})

test('a slow task in the extra slot takes none from quick ones, and no second slow one runs', async () => {
  const { ask, endFirst, running } = openControlledQueue({ maxConcurrent: 2, maxQueued: 40, slowPlaces: 1 })
  await ask('quick')
  await endFirst(10)
  for (const caller of ['a', 'b']) await ask(caller, true)
  for (const caller of ['c', 'd', 'e']) await ask(caller)
  expect(running.map(({ name }) => name)).toEqual(['a', 'c', 'd'])
  await endFirst(2_000)
  expect(running.map(({ name }) => name)).toEqual(['c', 'd', 'b'])
})

test("a full queue rejects the newest task of the caller with the most, not a newcomer's", async () => {
  const { ask, endAll, order, queue, refused } = openControlledQueue({ maxConcurrent: 1, maxQueued: 8 })
  for (const name of [...tenOf('a').slice(0, 5), ...tenOf('b').slice(0, 5), 'c']) await ask(name)
  expect(refused).toEqual(['b 4', 'a 4'])
  await endAll()
  expect(order).toContain('c')
  expect(queue.load()).toEqual({ running: 0, waiting: 0 })
})

test('a full queue rejects a caller who would have the most', async () => {
  const { ask, refused } = openControlledQueue({ maxConcurrent: 1, maxQueued: 8 })
  const names = [...tenOf('a').slice(0, 5), 'b 0', 'b 1', 'b 2', 'c', 'b 3']
  for (const name of names) await ask(name)
  expect(refused).toEqual(['b 3'])
})

test('a newcomer is not rejected because another caller has many slow tasks waiting', async () => {
  const { ask, endFirst, order, endAll, refused } = openControlledQueue({ maxConcurrent: 1, maxQueued: 100 })
  await ask('a')
  await endFirst(3_000)
  for (let n = 0; n < 30; n++) await ask(`a ${n}`)
  expect(refused).toHaveLength(13)
  await ask('c')
  await endAll()
  expect(order.slice(0, 4)).toEqual(['a', 'a 0', 'a 1', 'c'])
})

test('a caller can fill half of the queue at most', async () => {
  const { ask, refused } = openControlledQueue({ maxConcurrent: 1, maxQueued: 8 })
  for (const name of tenOf('a')) await ask(name)
  expect(refused).toEqual(['a 5', 'a 6', 'a 7', 'a 8', 'a 9'])
})

test('the limits per caller can be configured', async () => {
  const { ask, running, refused } = openControlledQueue({
    maxConcurrent: 4,
    maxQueued: 8,
    maxConcurrentPerKey: 1,
    maxQueuedPerKey: 2,
  })
  for (const name of tenOf('a').slice(0, 5)) await ask(name)
  expect(running.map(({ name }) => name)).toEqual(['a 0'])
  expect(refused).toEqual(['a 3', 'a 4'])
})

test('failed tasks count, too, and free their slots', async () => {
  const { queue } = openControlledQueue({ maxConcurrent: 1, maxQueued: 8 })
  const fail = () => Promise.reject(new Error('broken'))
  for (let n = 0; n < 3; n++) await expect(queue.run('a', fail)).rejects.toThrow('broken')
  expect(queue.load()).toEqual({ running: 0, waiting: 0 })
})

test('fewer tasks may wait when they are slow, so that nobody waits much longer than allowed; a few always may', async () => {
  for (const [ms, most] of [
    [10, 40],
    [200, 21],
    [60_000, 16],
  ] as const) {
    const { ask, endFirst, queue } = openControlledQueue({
      maxConcurrent: 1,
      maxQueued: 40,
      maxWaitMs: 4_000,
    })
    for (let n = 0; n < 30; n++) {
      await ask(`before${n}`)
      await endFirst(ms)
    }
    for (let n = 0; n < 60; n++) await ask(`c${n}`)
    expect(queue.load().waiting).toBe(most)
  }
})

test('one slow task among quick ones hardly shortens the queue', async () => {
  const { ask, endFirst, queue } = openControlledQueue({ maxConcurrent: 1, maxQueued: 80, maxWaitMs: 4_000 })
  for (const ms of [...Array<number>(20).fill(10), 400]) {
    await ask('before')
    await endFirst(ms)
  }
  for (let n = 0; n < 60; n++) await ask(`c${n}`)
  expect(queue.load().waiting).toBeGreaterThan(25)
})

test('a slot is free again once the `between` callback allows it', async () => {
  const rounds: (() => void)[] = []
  const between = (next: () => void) => void rounds.push(next)
  const { ask, endFirst, order, queue } = openControlledQueue({ maxConcurrent: 1, maxQueued: 8, between })
  for (const name of ['a', 'b']) await ask(name)
  await endFirst()
  expect(order).toEqual(['a'])
  await ask('c')
  rounds.pop()!()
  await settle()
  expect(order).toEqual(['a', 'b'])
  expect(queue.load()).toEqual({ running: 1, waiting: 1 })
})

test('tells how long all waiting tasks will probably take', async () => {
  const { ask, endFirst, queue } = openControlledQueue({
    maxConcurrent: 2,
    maxConcurrentPerKey: 2,
    maxQueued: 100,
  })
  expect(queue.waitMs()).toBe(0)
  await ask('first')
  await endFirst(1_000)
  const [newestWeight, tasks] = [0.3, 2]
  for (const name of ['a', 'b', 'c', 'd']) await ask(name)
  expect(queue.waitMs()).toBe((1_000 * newestWeight * tasks) / 2)
})
