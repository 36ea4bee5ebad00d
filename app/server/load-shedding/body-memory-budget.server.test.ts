import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createBodyMemoryBudget } from './body-memory-budget.server'

/** Bodies by name, each from a different address unless one is given. */
function start(limits: { total: number; perNetwork: number }) {
  let now = 0
  const memoryBudget = createBodyMemoryBudget(limits, () => now)
  const givenUp: string[] = []
  return {
    memoryBudget,
    givenUp,
    wait: (ms: number) => (now += ms),
    hold: (name: string, address = name) => memoryBudget.reserve(address, () => givenUp.push(name)),
  }
}

test('when memory runs out, the body that has held the most for the longest is aborted', () => {
  const { hold, givenUp, wait } = start({ total: 100, perNetwork: 100 })
  const slow = hold('slow')
  slow.grow(50)
  wait(60_000)
  const quick = hold('quick')
  quick.grow(40)
  expect(givenUp).toEqual([])
  quick.grow(20)
  expect(givenUp).toEqual(['slow'])
})

test('a network that holds more than its share loses its own bodies, and no other network does', () => {
  const { hold, givenUp, wait } = start({ total: 100, perNetwork: 50 })
  const other = hold('other', '203.0.113.1')
  other.grow(30)
  wait(60_000)
  const first = hold('first', '2001:db8::1')
  const second = hold('second', '2001:db8::2')
  first.grow(40)
  wait(1_000)
  second.grow(20)
  expect(givenUp).toEqual(['first'])
})

test('a complete body is not aborted, and holds its memory until it is released', () => {
  const { hold, givenUp, memoryBudget, wait } = start({ total: 100, perNetwork: 100 })
  const fullHold = hold('whole')
  fullHold.grow(100)
  fullHold.complete()
  wait(60_000)
  expect(memoryBudget.isFull()).toBe(true)
  hold('next').grow(1)
  expect(givenUp).toEqual(['next'])
  fullHold.release()
  expect(memoryBudget.isFull()).toBe(false)
})

test('no sequence of bodies holds more than the limit', () => {
  const total = 100
  const perNetwork = 60
  const step = fc.record({
    body: fc.nat({ max: 5 }),
    bytes: fc.integer({ min: 1, max: 50 }),
    then: fc.constantFrom('grow', 'complete', 'release'),
  })
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const held = new Map<number, number>()
      const memoryBudget = createBodyMemoryBudget({ total, perNetwork }, () => 0)
      const open = (body: number) => memoryBudget.reserve(`10.0.0.${body % 3}`, () => held.delete(body))
      const bodies = Array.from({ length: 6 }, (_, body) => open(body))
      const fullHolds = new Set<number>()
      for (const { body, bytes, then } of steps) {
        if (then === 'release') {
          bodies[body]!.release()
          held.delete(body)
          fullHolds.delete(body)
          bodies[body] = open(body)
        } else if (!fullHolds.has(body)) {
          held.set(body, (held.get(body) ?? 0) + bytes)
          bodies[body]!.grow(bytes)
          if (!held.has(body)) bodies[body] = open(body)
          else if (then === 'complete') {
            fullHolds.add(body)
            bodies[body]!.complete()
          }
        }
        expect([...held.values()].reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(total)
      }
      for (const body of bodies) body.release()
      expect(memoryBudget.isFull()).toBe(false)
    }),
  )
})
