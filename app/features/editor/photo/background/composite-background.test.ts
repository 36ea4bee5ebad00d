import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { compositeBackground, mixPixel } from './composite-background'
import { boxMean, refineMask, type Pixels } from './refine-mask'

const blue = [0x43, 0x8e, 0xdb] as const
const skin = [240, 200, 170]
const green = [40, 160, 60]
const [width, height] = [40, 30]
const isPerson = (x: number) => x >= 15 && x < 25

/** A person in the middle third of a green ground. */
function buildPixels(): Pixels {
  const data = new Uint8ClampedArray(width * height * 4)
  for (let i = 0; i < width * height; i++) data.set([...(isPerson(i % width) ? skin : green), 255], 4 * i)
  return { width, height, data }
}
const at = (data: Uint8ClampedArray, x: number, y: number) => [
  ...data.subarray(4 * (y * width + x), 4 * (y * width + x) + 3),
]

describe('compositeBackground', () => {
  test('puts the person on the colour and leaves the person alone', () => {
    const shares = Float32Array.from({ length: width * height }, (_, i) => Number(isPerson(i % width)))
    const made = compositeBackground(buildPixels(), shares, blue)
    expect(at(made, 0, 0)).toEqual([...blue])
    expect(at(made, 39, 29)).toEqual([...blue])
    expect(at(made, 20, 10)).toEqual(skin)
  })

  test('takes the old background out of a soft pixel', () => {
    const hair = 20
    const seen = 0.5 * hair + 0.5 * 160
    expect(mixPixel(seen, 160, 0.5, 255)).toBeCloseTo(0.5 * hair + 0.5 * 255)
  })

  test('mixes to a colour between none and all of it, exactly at both ends', () => {
    const channel = fc.integer({ min: 0, max: 255 })
    const share = fc.double({ min: 0, max: 1, noNaN: true })
    fc.assert(
      fc.property(channel, channel, share, channel, (seen, before, share, after) => {
        const mixed = mixPixel(seen, before, share, after)
        expect(mixed).toBeGreaterThanOrEqual(0)
        expect(mixed).toBeLessThanOrEqual(255.001)
        expect(mixPixel(seen, before, 0, after)).toBe(after)
        expect(mixPixel(seen, before, 1, after)).toBe(seen)
      }),
    )
  })
})

describe('refineMask', () => {
  test('moves a blurred edge to the edge of the picture', () => {
    const small = Float32Array.from({ length: 8 * 6 }, (_, i) => Number(i % 8 >= 3 && i % 8 <= 4))
    const shares = refineMask(buildPixels(), { width: 8, height: 6, values: small })
    const row = shares.subarray(10 * width, 11 * width)
    expect(row[20]).toBeGreaterThan(0.95)
    expect(row[5]).toBe(0)
    expect(row[35]).toBe(0)
    expect(row[16]! - row[13]!).toBeGreaterThan(0.5)
  })

  test('gives shares between 0 and 1 for any picture', () => {
    const bytes = fc.uint8Array({ minLength: 64, maxLength: 64 })
    fc.assert(
      fc.property(
        bytes,
        fc.array(fc.float({ min: 0, max: 1, noNaN: true }), { minLength: 4, maxLength: 4 }),
        (data, mask) => {
          const pixels = { width: 4, height: 4, data: new Uint8ClampedArray(data) }
          const shares = refineMask(pixels, { width: 2, height: 2, values: Float32Array.from(mask) })
          expect(shares.every((share) => share >= 0 && share <= 1)).toBe(true)
        },
      ),
    )
  })

  test('averages what is inside of the picture only', () => {
    const values = Float32Array.from([1, 2, 3, 4, 5, 6])
    expect([...boxMean(values, 3, 2, 1)]).toEqual([3, 3.5, 4, 3, 3.5, 4])
    expect([...boxMean(values, 3, 2, 9)]).toEqual(Array(6).fill(3.5))
  })
})
