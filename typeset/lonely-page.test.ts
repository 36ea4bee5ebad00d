import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { drawInLonelyPage, hasLonelyPage } from './lonely-page'
import type { PageStyle } from './template-input/template-input'
import { pageStyle as style } from './testing/page-style'

/** A fake page model: so many pages as asked for, of which lines and gaps make some and pictures the rest. */
function paper({ lines, gaps, pictures }: { lines: number; gaps: number; pictures: number }) {
  const laidOut: PageStyle[] = []
  const layOut = (tried: PageStyle) => {
    laidOut.push(tried)
    const text = lines * (tried.leading / style.leading) + gaps * (tried.spacing / style.spacing)
    return { style: tried, extent: text + pictures }
  }
  return { laidOut, layOut, wished: layOut(style) }
}

describe('drawInLonelyPage', () => {
  test('a page of a line or two is saved, no tighter than it takes', () => {
    const { layOut, wished, laidOut } = paper({ lines: 1.5, gaps: 0.52, pictures: 0 })
    const drawn = drawInLonelyPage(wished, layOut)
    expect(drawn.extent).toBeLessThanOrEqual(2)
    expect(drawn.style.leading / style.leading).toBeCloseTo(0.985)
    expect(drawn.style.spacing / style.spacing).toBeCloseTo(0.985)
    expect(laidOut).toHaveLength(4)
  })

  test('where that is not enough the style stays as wished, after one trial', () => {
    const { layOut, wished, laidOut } = paper({ lines: 1.6, gaps: 0.5, pictures: 0 })
    expect(drawInLonelyPage(wished, layOut)).toBe(wished)
    expect(laidOut).toHaveLength(2)
  })

  test.each([0.02, 0.8, 1, 1.16, 1.9, 2, 2.5])('%d pages are left alone, without a trial', (pages) => {
    const { layOut, wished, laidOut } = paper({ lines: pages, gaps: 0, pictures: 0 })
    expect(drawInLonelyPage(wished, layOut)).toBe(wished)
    expect(laidOut).toHaveLength(1)
  })

  test('is never tighter than the limits, nor longer than wished, and changes nothing else', () => {
    const share = fc.double({ min: 0, max: 4, noNaN: true })
    fc.assert(
      fc.property(fc.record({ lines: share, gaps: share, pictures: share }), (content) => {
        const { layOut, wished, laidOut } = paper(content)
        const drawn = drawInLonelyPage(wished, layOut)
        expect(Math.ceil(drawn.extent)).toBeLessThanOrEqual(Math.ceil(wished.extent))
        expect(drawn.style.leading).toBeGreaterThanOrEqual(style.leading * 0.97 - 1e-9)
        expect(drawn.style.spacing).toBeGreaterThanOrEqual(style.spacing * 0.97 - 1e-9)
        expect(drawn.style).toEqual({ ...style, leading: drawn.style.leading, spacing: drawn.style.spacing })
        expect(laidOut.length).toBeLessThanOrEqual(hasLonelyPage(wished.extent) ? 4 : 1)
        if (drawn !== wished) expect(Math.ceil(drawn.extent)).toBeLessThan(Math.ceil(wished.extent))
      }),
    )
  })
})
