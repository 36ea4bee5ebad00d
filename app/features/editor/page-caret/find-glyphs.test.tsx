import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { DrawnLine } from './drawn-lines'
import { findGlyphs, isOfTitle } from './find-glyphs'
import { outlinesOf, withGlyphs } from './line-outlines'

const known = vi.hoisted(() => new Map<string, string>())
vi.mock('./glyph-letters', () => ({ letterOf: (id: string) => known.get(id) }))

/** A line of letters as a page draws it: Han ones 1000 units wide, others 500, each outline named by its letter. */
function lineOf(text: string, { font = '0', stretch = 0 } = {}): DrawnLine {
  let x = 0
  const glyphs = [...text].map((letter) => {
    const glyph = { x, id: `g${font}${letter.codePointAt(0)!.toString(36)}` }
    known.set(glyph.id, letter)
    x += (letter > 'z' ? 1000 : 500) + stretch
    return glyph
  })
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path')
  const drawn = glyphs.filter(({ id }) => known.get(id) !== ' ')
  path.setAttribute('d', drawn.map((glyph) => `M${glyph.x} 0m${glyph.id.length} 1z`).join(''))
  return { path, glyphs }
}

beforeEach(() => known.clear())

describe('typed letters', () => {
  test('have the outlines and the least widths that the page has for them', () => {
    const line = lineOf('增长')
    const lines = [line, lineOf('30% 以上', { stretch: 70 }), lineOf('2030年')]
    const { glyphs, width } = findGlyphs(lines, line, '30', '0', 2000)
    expect(glyphs).toEqual([
      { letter: '3', x: 2000, outline: expect.stringContaining('0m') },
      { letter: '0', x: 2500, outline: expect.stringContaining('0m') },
    ])
    expect(width).toBe(1000)
  })

  test('stand a quarter of an em apart where Han letters and numbers meet', () => {
    const line = lineOf('增长 30 次')
    const { glyphs, width } = findGlyphs([line], line, '3次', '长', 0)
    expect(glyphs.map(({ x }) => x)).toEqual([250, 1000])
    expect(width).toBe(2000)
  })

  test('end before the first whose look is unknown', () => {
    const line = lineOf('abca')
    expect(findGlyphs([line], line, 'abZc', 'a', 0).glyphs.map(({ letter }) => letter)).toEqual(['a', 'b'])
  })

  test('that the page does not have are drawn without an outline if they are Han letters among others', () => {
    const line = lineOf('增长')
    expect(findGlyphs([line], line, '春', '长', 0).glyphs).toEqual([
      { letter: '春', x: 0, outline: undefined },
    ])
    expect(findGlyphs([line], line, '春', 'a', 0).glyphs).toEqual([])
  })

  test('are not taken from another font', () => {
    const line = lineOf('增长')
    expect(findGlyphs([line, lineOf('abab', { font: '1' })], line, 'a', 'b', 0).glyphs).toEqual([])
  })
})

test('a line in another font than most of its page is a title', () => {
  const [text, title] = [lineOf('负责用户增长'), lineOf('经历', { font: '1' })]
  expect([isOfTitle([text, title], title), isOfTitle([text, title], text)]).toEqual([true, false])
})

describe('a line with more glyphs', () => {
  test('keeps those before, and moves those behind', () => {
    const line = lineOf('ab')
    const [a, b] = outlinesOf(line)
    const added = [{ letter: 'c', x: 500, outline: '0m9 9z' }]
    expect(withGlyphs(line, 1, added, { width: 700, endX: 1000, limitX: 2000 })).toBe(
      `M0 ${a}M500 0m9 9zM1200 ${b}`,
    )
  })

  test('is read by the place of each glyph: a space has no outline', () => {
    const [a, space, b] = outlinesOf(lineOf('a b'))
    expect([a, space, b]).toEqual([expect.any(String), undefined, expect.any(String)])
  })
})
