import { describe, expect, test } from 'vitest'
import { findBlankStretches, inkHeight, type GreyPicture } from './blank-stretches'
import { letterSize } from './letter-size'
import { cropPicture, findRegions } from './page-regions'
import { eraseRuledLines } from './ruled-lines'

type Box = [left: number, top: number, width: number, height: number]
const [paper, ink] = [250, 20]

function paint(width: number, height: number, boxes: readonly Box[], shade = ink): GreyPicture {
  const shades = new Uint8Array(width * height).fill(paper)
  for (const [left, top, boxWidth, boxHeight] of boxes)
    for (let y = top; y < top + boxHeight; y++)
      shades.fill(shade, y * width + left, y * width + left + boxWidth)
  return { width, height, shades }
}

describe('findBlankStretches', () => {
  const box = { x0: 0, y0: 0, x1: 200, y1: 40 }
  const words: Box[] = [
    [10, 10, 40, 20],
    [60, 10, 40, 20],
    [150, 10, 30, 20],
  ]

  test('finds the blanks that are wide enough, and where the ink ends', () => {
    const found = findBlankStretches(paint(200, 40, words), box, 20)
    expect(found).toEqual({ blanks: [{ from: 100, to: 150 }], ink: { from: 10, to: 180 } })
  })

  test('takes a grain for no ink, and white on a dark band for ink', () => {
    expect(findBlankStretches(paint(200, 40, [...words, [120, 15, 1, 1]]), box, 20).blanks).toHaveLength(1)
    const band = paint(200, 40, words)
    const inverted = { ...band, shades: band.shades.map((shade) => 255 - shade) }
    expect(findBlankStretches(inverted, box, 20).blanks).toEqual([{ from: 100, to: 150 }])
  })

  test('measures a line without any ink as it is', () => {
    expect(findBlankStretches(paint(200, 40, []), box, 20)).toEqual({ blanks: [], ink: { from: 0, to: 200 } })
  })
})

test('inkHeight measures the ink within a box that is larger, and reaches over the edge', () => {
  expect(inkHeight(paint(100, 60, [[10, 12, 30, 25]]), { x0: -5, y0: 0, x1: 200, y1: 58 })).toBe(25)
})

test.each([
  ['教育背景', 36, 40],
  ['Experience', 37.2, 40],
  ['Skills', 29.2, 40],
  ['一|二', 43.2, 40],
])('the letters of %s, %d pixels high, are of size %d', (text, height, size) => {
  expect(letterSize(text, height)).toBeCloseTo(size, 1)
})

describe('eraseRuledLines', () => {
  test('finds the borders of a table and leaves its text', () => {
    const picture = paint(700, 400, [
      [50, 100, 600, 2],
      [50, 300, 600, 2],
      [50, 100, 2, 202],
      [300, 100, 2, 202],
      [320, 150, 30, 30],
    ])
    const { across, down } = eraseRuledLines(picture)
    expect(across.map(({ at }) => at)).toEqual([100.5, 300.5])
    expect(across[0]).toMatchObject({ from: 50, to: 650 })
    expect(down.map(({ at }) => at)).toEqual([50.5, 300.5])
    expect(picture.shades[101 * 700 + 200]).toBe(paper)
    expect(picture.shades[200 * 700 + 301]).toBe(paper)
    expect(picture.shades[160 * 700 + 330]).toBe(ink)
  })

  test('takes neither strokes of characters nor bands of colour for lines', () => {
    const boxes: Box[] = [
      [100, 100, 40, 4],
      [50, 200, 600, 60],
    ]
    expect(eraseRuledLines(paint(700, 400, boxes))).toEqual({ across: [], down: [] })
  })
})

describe('findRegions', () => {
  /** Rows of text between two places. */
  const rows = (left: number, width: number, from: number, to: number): Box[] =>
    Array.from({ length: Math.floor((to - from) / 30) }, (_, row) => [left, from + row * 30, width, 15])

  test('reads a page of one column at once', () => {
    expect(findRegions(paint(800, 1000, rows(60, 680, 50, 950)))).toEqual([
      { left: 0, top: 0, width: 800, height: 1000 },
    ])
  })

  test('reads columns one after the other, below a head over both', () => {
    const picture = paint(800, 1000, [
      ...rows(60, 680, 50, 200),
      ...rows(60, 200, 260, 600),
      ...rows(320, 420, 260, 950),
    ])
    const [head, left, right, ...rest] = findRegions(picture)
    expect(rest).toEqual([])
    expect(head).toMatchObject({ left: 0, width: 800 })
    expect(head!.height).toBeGreaterThan(180)
    expect(left!.width).toBeGreaterThan(260)
    expect(left!.width).toBeLessThan(320)
    expect(right!.left).toBe(left!.width)
  })

  test('reads a column on a dark band for itself', () => {
    const picture = paint(800, 1000, [[0, 0, 250, 1000]], 90)
    const light: Box[] = rows(40, 150, 50, 950)
    for (const [left, top, width, height] of light)
      for (let y = top; y < top + height; y++)
        picture.shades.fill(240, y * 800 + left, y * 800 + left + width)
    const text = paint(800, 1000, rows(300, 440, 50, 950))
    for (const [i, shade] of text.shades.entries()) if (shade === ink) picture.shades[i] = ink
    const regions = findRegions(picture)
    expect(regions).toHaveLength(2)
    expect(regions[0]!.width).toBeGreaterThan(190)
    expect(regions[0]!.width).toBeLessThan(300)
  })
})

test('cropPicture cuts a part out', () => {
  const { width, height, shades } = cropPicture(paint(10, 10, [[4, 5, 2, 2]]), {
    left: 3,
    top: 5,
    width: 4,
    height: 3,
  })
  expect({ width, height }).toEqual({ width: 4, height: 3 })
  expect([...shades].filter((shade) => shade === ink)).toHaveLength(4)
  expect(shades[1]).toBe(ink)
})
