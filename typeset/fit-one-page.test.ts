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

  test('a short page is stretched modestly', () => {
    const { style } = fitOnePage(wishedStyle, paper(32, 20).measure)
    expect(style.spacing).toBeGreaterThan(1)
    expect(style.spacing).toBeLessThanOrEqual(1.6)
    expect(style.leading).toBeLessThanOrEqual(1.55)
    expect(style).toMatchObject({ size: wishedStyle.size, margins: wishedStyle.margins })
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

  test.each([20, 34, 44, 50, 60, 70, 80, 120])(
    '%i lines: the result is on one page, found in at most 9 layouts',
    (lines) => {
      const { measuredStyles, measure } = paper(lines, 20)
      const { style, fitted } = fitOnePage(wishedStyle, measure)
      expect(measuredStyles.length).toBeLessThanOrEqual(9)
      if (fitted) expect(measure(style)).toBeLessThanOrEqual(1)
    },
  )
})
