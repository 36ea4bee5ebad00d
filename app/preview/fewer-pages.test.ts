import fc from 'fast-check'
import { expect, test } from 'vitest'
import { STYLE_RANGES } from '#contract/resume/style-options'
import { DEFAULT_STYLE } from '#resume-model/default-style'
import { findFewerPages } from './fewer-pages'

/** A fake page model: so many pages in the default style, shorter with less of each measure. */
function pagesOf(pages: number) {
  const counted: (typeof DEFAULT_STYLE)[] = []
  const count = (style: typeof DEFAULT_STYLE) => {
    counted.push(style)
    const text = (0.15 * style.spacing + 0.85 * (style.lineHeight / 1.45)) * (1 - (16 - style.margins) / 80)
    return Math.ceil(pages * text)
  }
  return { counted, countPages: (style: typeof DEFAULT_STYLE) => Promise.resolve(count(style)) }
}

test.each([
  [1.01, { spacing: 0.9 }],
  [1.04, { spacing: 0.7 }],
  [1.08, { spacing: 0.7, lineHeight: 1.4 }],
  [1.2, { spacing: 0.7, lineHeight: 1.25, margins: 15 }],
])(
  '%d pages become one by the least change: spacing, then line height, then margins',
  async (pages, changes) => {
    expect(await findFewerPages(DEFAULT_STYLE, 2, pagesOf(pages).countPages)).toEqual({ pages: 1, changes })
  },
)

test('offers nothing where the limits are not enough, after one layout', async () => {
  const { counted, countPages } = pagesOf(1.6)
  expect(await findFewerPages(DEFAULT_STYLE, 2, countPages)).toBeUndefined()
  expect(counted).toEqual([{ ...DEFAULT_STYLE, spacing: 0.7, lineHeight: 1.25, margins: 12 }])
})

test('offers nothing for a style that is tighter already, without a layout', async () => {
  const tight = { ...DEFAULT_STYLE, spacing: 0.65, lineHeight: 1.22, margins: 11.5 }
  expect(await findFewerPages(tight, 2, () => Promise.reject(new Error('laid out')))).toBeUndefined()
})

test('what it offers is on the steps, within the limits, tighter, and shorter; found in a few layouts', async () => {
  const between = ({ min, max }: { min: number; max: number }) => fc.double({ min, max, noNaN: true })
  const styles = fc.record({
    spacing: between(STYLE_RANGES.spacing),
    lineHeight: between(STYLE_RANGES.lineHeight),
    margins: between(STYLE_RANGES.margins),
  })
  await fc.assert(
    fc.asyncProperty(styles, fc.double({ min: 0.5, max: 4, noNaN: true }), async (measures, length) => {
      const style = { ...DEFAULT_STYLE, ...measures }
      const { counted, countPages } = pagesOf(length)
      const pages = await countPages(style)
      const found = await findFewerPages(style, pages, countPages)
      expect(counted.length).toBeLessThanOrEqual(8)
      if (!found) return
      expect(await countPages({ ...style, ...found.changes })).toBe(found.pages)
      expect(found.pages).toBeLessThan(pages)
      const floors = { spacing: 0.7, lineHeight: 1.25, margins: 12 }
      for (const [name, value] of Object.entries(found.changes)) {
        const measure = name as keyof typeof floors
        const { min, step } = STYLE_RANGES[measure]
        expect(value).toBeGreaterThanOrEqual(floors[measure])
        expect(value).toBeLessThan(style[measure])
        expect(Math.abs((value - min) / step - Math.round((value - min) / step))).toBeLessThan(1e-6)
      }
    }),
  )
})
