import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { largestRegion } from './largest-region'
import { maskStatistics, refusalOf, type PersonMask } from './mask-rules'

const size = 20
/** A mask where `isPerson` says so. */
function maskOf(isPerson: (x: number, y: number) => boolean, [width, height] = [size, size]): PersonMask {
  const values = Float32Array.from({ length: width * height }, (_, i) =>
    isPerson(i % width, Math.floor(i / width)) ? 0.9 : 0.1,
  )
  return { width, height, values }
}
const bust = (x: number, y: number) => (y > 2 && Math.abs(x - 10) < 4) || y > 14

describe('the rules for masks', () => {
  test('accepts head and shoulders with room around the head', () => {
    const statistics = maskStatistics(maskOf(bust))
    expect(statistics).toEqual({ coverage: expect.closeTo(0.46, 1) as number, top: 0, sides: 0, unclear: 0 })
    expect(refusalOf(statistics)).toBeUndefined()
  })

  test.each<[string, (x: number, y: number) => boolean, string]>([
    ['nothing', () => false, 'noPerson'],
    ['a speck', (x, y) => x === 9 && y === 9, 'noPerson'],
    ['a person far away', (x, y) => x > 8 && x < 12 && y > 10 && y < 17, 'tooSmall'],
    ['a wall of person', () => true, 'tooLarge'],
    ['a head without its crown', (x, y) => Math.abs(x - 10) < 4 || y > 14, 'headCut'],
    ['half a head', (x, y) => (y > 2 && x < 6) || y > 14, 'headCut'],
  ])('refuses %s', (_, isPerson, refusal) => {
    expect(refusalOf(maskStatistics(maskOf(isPerson)))).toBe(refusal)
  })

  test('refuses a mask that is mostly between person and background', () => {
    const mask = maskOf(bust)
    mask.values.forEach((value, i) => (mask.values[i] = value > 0.5 && i % 3 > 0 ? 0.6 : value))
    expect(refusalOf(maskStatistics(mask))).toBe('unclear')
  })

  test('leaves the largest region and its soft edge', () => {
    const row = [0.9, 0.1, 0.9, 0.4, 0.2, 0.9, 0.9, 0.9]
    const values = Float32Array.from([...row, ...row.map(() => 0)])
    const left = [...largestRegion({ width: 8, height: 2, values }).values].slice(0, 8)
    expect(left.map((value) => Math.round(value * 10) / 10)).toEqual([0, 0.1, 0, 0, 0.2, 0.9, 0.9, 0.9])
  })

  test('counts shares between 0 and 1 of any mask, and refuses one that hardly has a person', () => {
    const value = fc.float({ min: 0, max: 1, noNaN: true })
    const sizes = fc.tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 9 }))
    const masks = sizes.chain(([width, height]) =>
      fc
        .array(value, { minLength: width * height, maxLength: width * height })
        .map((values): PersonMask => ({ width, height, values: Float32Array.from(values) })),
    )
    fc.assert(
      fc.property(masks, (mask) => {
        const statistics = maskStatistics(mask)
        for (const share of Object.values(statistics)) {
          expect(share).toBeGreaterThanOrEqual(0)
          expect(share).toBeLessThanOrEqual(1)
        }
        if (statistics.coverage < 0.08 || statistics.coverage > 0.9)
          expect(refusalOf(statistics)).toBeDefined()
      }),
    )
  })
})
