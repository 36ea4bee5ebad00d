import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createThrottle } from './throttle'

test('the same is said again only after its quiet', () => {
  const isAllowed = createThrottle(3_000)
  expect([0, 2_999, 3_000, 5_999, 6_000].map((now) => isAllowed('a', now))).toEqual([
    true,
    false,
    true,
    false,
    true,
  ])
})

test('what was not said does not make the quiet longer, and something else is said at once', () => {
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
