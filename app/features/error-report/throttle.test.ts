import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createThrottle } from './throttle'

test('allows the same key again only after the interval', () => {
  const isAllowed = createThrottle(3_000)
  expect([0, 2_999, 3_000, 5_999, 6_000].map((now) => isAllowed('a', now))).toEqual([
    true,
    false,
    true,
    false,
    true,
  ])
})

test('counts the interval from the last allowed call, separately for each key', () => {
  const times = fc.array(fc.tuple(fc.constantFrom('a', 'b'), fc.nat(50)), { maxLength: 100 })
  fc.assert(
    fc.property(times, (steps) => {
      const isAllowed = createThrottle(100)
      const said: Record<string, number[]> = { a: [], b: [] }
      let now = 0
      for (const [what, later] of steps) {
        now += later
        const last = said[what]!.at(-1)
        const may = isAllowed(what, now)
        expect(may).toBe(last === undefined || now - last >= 100)
        if (may) said[what]!.push(now)
      }
    }),
  )
})
