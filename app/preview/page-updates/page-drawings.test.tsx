import { beforeEach, describe, expect, test } from 'vitest'
import { findPageChange } from './page-change'
import { createPageDrawings } from './page-drawings'

const outlines: Record<string, string> = { ga: 'm0 0h5z', gb: 'm1 1v7z' }
const glyphs = { outline: (id: string) => outlines[id] }
const text = (y: number, uses: string) => `<g transform="translate(10 ${y})" fill="#111">${uses}</g>`
const [a, b] = ['<use href="#ga"/>', '<use x="500" href="#gb"/>']
const rule = '<path transform="translate(0 9)" d="M 0 0 L 9 0 "/>'

let drawings: ReturnType<typeof createPageDrawings>
let drawing: SVGGElement
let shown: string[]
beforeEach(() => {
  drawings = createPageDrawings()
  drawing = drawings.drawingOf(0)
  shown = []
})
const draw = (...elements: string[]) => {
  drawings.apply([findPageChange(shown, elements, glyphs)])
  shown = elements
}
const drawnAnew = (...elements: string[]) => {
  const others = createPageDrawings()
  others.apply([findPageChange([], elements, glyphs)])
  return others.drawingOf(0).innerHTML
}

describe('drawing a page', () => {
  test('draws each line of glyphs as one path', () => {
    draw(text(1, a + b), rule)
    expect([...drawing.querySelectorAll('path')].map((path) => path.getAttribute('d'))).toEqual([
      'M0 0m0 0h5zM500 0m1 1v7z',
      'M 0 0 L 9 0 ',
    ])
    expect(drawing.querySelectorAll('use')).toHaveLength(0)
  })

  test('leaves the place of an unknown glyph empty, and images unchanged', () => {
    draw(
      text(1, `<use href="#gx"/><use x="7" y="-3" href="#ga"/>`),
      '<use transform="translate(1 2)" href="#i1"/>',
    )
    expect(drawing.querySelector('path')?.getAttribute('d')).toBe('M7 -3m0 0h5z')
    expect(drawing.querySelector('use')?.getAttribute('href')).toBe('#i1')
  })

  const before = [text(1, a), text(2, b), rule, text(4, a + a)]
  test.each<[string, string[], kept: number[]]>([
    ['nothing', before, [0, 1, 2, 3]],
    ['a line', [text(1, a), text(2, b + b), rule, text(4, a + a)], [0, 1, 2, 3]],
    ['what a line is of', [text(1, a), rule, rule, text(4, a + a)], [0, 2, 3]],
    [
      'the colour of a line',
      [text(1, a), text(2, b).replace(' fill="#111"', ''), rule, text(4, a)],
      [0, 1, 2, 3],
    ],
    [
      'a line more, what follows moves',
      [text(1, a), text(2, b), text(3, b), rule.replace('9', '19'), text(14, a + a)],
      [0, 1, 2, 3],
    ],
    ['a line less', [text(1, a), rule.replace('9', '7'), text(3, a + a)], [0, 2, 3]],
    ['the first and the last', [text(1, b), text(2, b), rule, text(4, a)], [0, 1, 2, 3]],
    [
      'the first and the last, what is between moves',
      [text(1, b), text(3, b), rule.replace('9', '8'), text(5, a)],
      [0, 1, 2, 3],
    ],
    ['everything', [], []],
  ])(
    'when the change is %s, gives the same result as drawing anew, and keeps the other nodes',
    (_, after, reused) => {
      draw(...before)
      const nodes = [...drawing.children]
      draw(...after)
      expect(drawing.innerHTML).toBe(drawnAnew(...after))
      expect(nodes.flatMap((node, i) => (drawing.contains(node) ? [i] : []))).toEqual(reused)
    },
  )
})

describe('pages', () => {
  const other = text(5, b)

  test('keep their drawing when another page changes', () => {
    drawings.apply([findPageChange([], [text(1, a)], glyphs), findPageChange([], [other], glyphs)])
    const [line] = drawings.drawingOf(1).children
    drawings.apply([findPageChange([text(1, a)], [text(1, b)], glyphs), null])
    expect(drawings.drawingOf(1).firstElementChild).toBe(line)
  })

  test('that are no more are empty, and are drawn anew in the same element when they come again', () => {
    const second = drawings.drawingOf(1)
    drawings.apply([null, findPageChange([], [text(1, a)], glyphs)])
    drawings.apply([null])
    expect(second.innerHTML).toBe('')
    drawings.apply([null, findPageChange([], [other], glyphs)])
    expect(drawings.drawingOf(1)).toBe(second)
    expect(second.innerHTML).toBe(drawnAnew(other))
  })
})

test('a page that did not change has no change', () => {
  expect(findPageChange(['<g a/>'], ['<g a/>'], glyphs)).toBeNull()
})
