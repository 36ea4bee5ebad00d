import { describe, expect, test } from 'vitest'
import { fitOnePage } from './fit-one-page'
import type { PageStyle } from './template-input/template-input'

const asked: PageStyle = { accent: '#000000', font: 'sans', size: 10, leading: 1.45, margins: 16, spacing: 1 }

/** A template input of its own: `lines` of text and `gaps` between blocks, set on one page or more. */
function paper(lines: number, gaps: number) {
  const looks: PageStyle[] = []
  const measure = (style: PageStyle) => {
    looks.push(style)
    const mm = (pt: number) => pt * 0.353
    const height = 297 - 2 * style.margins
    const longer = (style.size / asked.size) * ((210 - 2 * asked.margins) / (210 - 2 * style.margins))
    const needed =
      lines * longer * mm(style.size * style.leading) + gaps * mm(style.size * 0.5) * style.spacing
    return needed / height
  }
  return { looks, measure }
}

describe('one page', () => {
  test('a little too much takes space between blocks first', () => {
    const { style, fitted } = fitOnePage(asked, paper(46, 20).measure)
    expect(fitted).toBe(true)
    expect(style).toMatchObject({ leading: asked.leading, margins: asked.margins, size: asked.size })
    expect(style.spacing).toBeLessThan(1)
  })

  test('much too much takes line height, margins, then size, and never goes under the floors', () => {
    const { style, fitted } = fitOnePage(asked, paper(70, 20).measure)
    expect(fitted).toBe(true)
    expect(style).toMatchObject({ spacing: 0.6, leading: 1.2 })
    expect(style.margins).toBeLessThan(asked.margins)
    expect(style.size).toBeGreaterThanOrEqual(9)
  })

  test('what cannot fit is set at the floors and says so', () => {
    expect(fitOnePage(asked, paper(160, 20).measure)).toEqual({
      style: { ...asked, spacing: 0.6, leading: 1.2, margins: 10, size: 9 },
      fitted: false,
    })
  })

  test('a short page is stretched, but modestly', () => {
    const { style } = fitOnePage(asked, paper(32, 20).measure)
    expect(style.spacing).toBeGreaterThan(1)
    expect(style.spacing).toBeLessThanOrEqual(1.6)
    expect(style.leading).toBeLessThanOrEqual(1.55)
    expect(style).toMatchObject({ size: asked.size, margins: asked.margins })
  })

  test('an almost empty page is left as it was asked', () => {
    expect(fitOnePage(asked, paper(8, 4).measure).style).toEqual(asked)
  })

  test('a document that takes long is laid out twice, and squeezed as far as it goes when it fits no other way', () => {
    const { looks, measure } = paper(60, 20)
    const { style, fitted } = fitOnePage(asked, measure, true)
    expect({ style, fitted }).toEqual({ style: looks[1], fitted: true })
    expect(style).toMatchObject({ spacing: 0.6, leading: 1.2, margins: 10, size: 9 })
    expect(looks).toHaveLength(2)
  })

  test('a short page that takes long stays as it was asked', () => {
    expect(fitOnePage(asked, paper(44, 20).measure, true)).toEqual({ style: asked, fitted: true })
  })

  test.each([20, 34, 44, 50, 60, 70, 80, 120])(
    '%i lines: the answer is on one page, found in at most 9 layouts',
    (lines) => {
      const { looks, measure } = paper(lines, 20)
      const { style, fitted } = fitOnePage(asked, measure)
      expect(looks.length).toBeLessThanOrEqual(9)
      if (fitted) expect(measure(style)).toBeLessThanOrEqual(1)
    },
  )
})
