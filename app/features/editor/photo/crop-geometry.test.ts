import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cropRect, initialView, clampView, panView } from './crop-geometry'

const wide = { width: 2000, height: 1000 }
const tall = { width: 1000, height: 2000 }

describe('the crop geometry', () => {
  test('starts as large as the picture allows, at its top', () => {
    expect(cropRect(tall, 5 / 7, initialView)).toEqual({ x: 0, y: 0, width: 1000, height: 1400 })
    expect(cropRect(wide, 1, initialView)).toEqual({ x: 500, y: 0, width: 1000, height: 1000 })
  })

  test('halves the width around the same centre at zoom 2', () => {
    const view = { zoom: 2, x: 0.5, y: 0.5 }
    expect(cropRect(wide, 1, view)).toEqual({ x: 750, y: 250, width: 500, height: 500 })
  })

  test('shows more of the left when the picture moves right', () => {
    const view = panView(wide, 1, { zoom: 1, x: 0.5, y: 0.5 }, { x: 100, y: 0, frameWidth: 200 })
    expect(view.x).toBeCloseTo(0.25)
  })

  test('never crops beyond the picture', () => {
    const size = fc.integer({ min: 1, max: 5_000 })
    const number = fc.double({ min: -10, max: 10, noNaN: true })
    fc.assert(
      fc.property(
        size,
        size,
        fc.constantFrom(5 / 7, 1),
        number,
        number,
        number,
        (width, height, aspect, zoom, x, y) => {
          const picture = { width, height }
          const crop = cropRect(picture, aspect, { zoom, x, y })
          expect(crop.x).toBeGreaterThan(-0.01)
          expect(crop.y).toBeGreaterThan(-0.01)
          expect(crop.x + crop.width).toBeLessThan(width + 0.01)
          expect(crop.y + crop.height).toBeLessThan(height + 0.01)
          expect(crop.width / crop.height).toBeCloseTo(aspect)
          const held = clampView(picture, aspect, { zoom, x, y })
          expect(clampView(picture, aspect, held)).toEqual(held)
        },
      ),
    )
  })
})
