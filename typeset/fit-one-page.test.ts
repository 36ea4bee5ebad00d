import { describe, expect, test } from 'vitest'
import { fitOnePage } from './fit-one-page'
import type { PageStyle } from './template-input/template-input'
import { pageStyle as wishedStyle } from './testing/page-style'

/** A fake page model: `lines` of text and `gaps` between blocks, on one page or more. */
function paper(lines: number, gaps: number) {
  const measuredStyles: PageStyle[] = []
  const measure = (style: PageStyle) => {
    measuredStyles.push(style)
    const mm = (pt: number) => pt * 0.353
    const height = 297 - 2 * style.margins
    const longer =
      (style.size / wishedStyle.size) * ((210 - 2 * wishedStyle.margins) / (210 - 2 * style.margins))
    const needed =
      lines * longer * mm(style.size * style.leading) + gaps * mm(style.size * 0.5) * style.spacing
    return needed / height
  }
  return { measuredStyles, measure }
}

describe('fitOnePage', () => {
  test('a little too much squeezes the space between blocks first', () => {
    const { style, fitted } = fitOnePage(wishedStyle, paper(46, 20).measure)
    expect(fitted).toBe(true)
    expect(style).toMatchObject({
      leading: wishedStyle.leading,
      margins: wishedStyle.margins,
      size: wishedStyle.size,
    })
    expect(style.spacing).toBeLessThan(1)
  })

  test('much too much squeezes line height, margins, then size, and never below the floors', () => {
    const { style, fitted } = fitOnePage(wishedStyle, paper(70, 20).measure)
    expect(fitted).toBe(true)
    expect(style).toMatchObject({ spacing: 0.6, leading: 1.2 })
    expect(style.margins).toBeLessThan(wishedStyle.margins)
    expect(style.size).toBeGreaterThanOrEqual(9)
  })

  test('content that cannot fit is set at the floors, and reported', () => {
    expect(fitOnePage(wishedStyle, paper(160, 20).measure)).toEqual({
      style: { ...wishedStyle, spacing: 0.6, leading: 1.2, margins: 10, size: 9 },
      fitted: false,
    })
  })

  test('a page that is a little short gets more space, and nothing else changes', () => {
    const { style } = fitOnePage(wishedStyle, paper(43, 20).measure)
    expect(style.spacing).toBeGreaterThan(1)
    expect(style.spacing).toBeLessThanOrEqual(1.3)
    const { leading, size, margins } = wishedStyle
    expect(style).toMatchObject({ leading, size, margins })
  })

  test.each([24, 28, 32, 36, 40, 44])('%i lines fill the page, within the sliders', (lines) => {
    const { measure } = paper(lines, 20)
    const { style } = fitOnePage(wishedStyle, measure)
    expect(measure(style)).toBeGreaterThan(0.95)
    expect(measure(style)).toBeLessThanOrEqual(1)
    expect(style.spacing).toBeLessThanOrEqual(1.6)
    expect(style.leading).toBeLessThanOrEqual(1.8)
    expect(style.size).toBeLessThanOrEqual(12)
    expect(style.margins).toBe(wishedStyle.margins)
  })

  test('what does not fill a page in the largest style is set in it', () => {
    const { style } = fitOnePage(wishedStyle, paper(20, 10).measure)
    expect(style).toEqual({ ...wishedStyle, spacing: 1.6, leading: 1.8, size: 12 })
  })

  test('an almost empty page is left as requested', () => {
    expect(fitOnePage(wishedStyle, paper(8, 4).measure).style).toEqual(wishedStyle)
  })

  test('a slow document is laid out twice, and squeezed completely if it only fits that way', () => {
    const { measuredStyles, measure } = paper(60, 20)
    const { style, fitted } = fitOnePage(wishedStyle, measure, true)
    expect({ style, fitted }).toEqual({ style: measuredStyles[1], fitted: true })
    expect(style).toMatchObject({ spacing: 0.6, leading: 1.2, margins: 10, size: 9 })
    expect(measuredStyles).toHaveLength(2)
  })

  test('a slow short page is left as requested', () => {
    expect(fitOnePage(wishedStyle, paper(44, 20).measure, true)).toEqual({ style: wishedStyle, fitted: true })
  })

  test.each([20, 22, 24, 26, 28, 30, 34, 38, 44, 46, 48, 50, 55, 60, 65, 70, 80, 120])(
    '%i lines: the result is on one page, found in at most 9 layouts',
    (lines) => {
      const { measuredStyles, measure } = paper(lines, 20)
      const { style, fitted } = fitOnePage(wishedStyle, measure)
      expect(measuredStyles.length).toBeLessThanOrEqual(9)
      if (fitted) expect(measure(style)).toBeLessThanOrEqual(1)
    },
  )
})
