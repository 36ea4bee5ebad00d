import { beforeEach, describe, expect, test } from 'vitest'
import { patchPageSvg } from './patch-page-svg'

const outlines: Record<string, string> = { ga: 'm0 0h5z', gb: 'm1 1v7z' }
const glyphs = { outline: (id: string) => outlines[id] }
const text = (y: number, uses: string) => `<g transform="translate(10 ${y})" fill="#111">${uses}</g>`
const [a, b] = ['<use href="#ga"/>', '<use x="500" href="#gb"/>']
const rule = '<path transform="translate(0 9)" d="M 0 0 L 9 0 "/>'

let svg: SVGSVGElement
let shown: string[]
beforeEach(() => {
  svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  shown = []
})
const draw = (...elements: string[]) => (shown = patchPageSvg(svg, elements.join('\n'), shown, glyphs))
const drawnAnew = (...elements: string[]) => {
  const other = svg.cloneNode(false) as SVGSVGElement
  patchPageSvg(other, elements.join('\n'), [], glyphs)
  return other.innerHTML
}

describe('drawing a page', () => {
  test('draws each line of glyphs as one path', () => {
    draw(text(1, a + b), rule)
    expect([...svg.querySelectorAll('path')].map((path) => path.getAttribute('d'))).toEqual([
      'M0 0m0 0h5zM500 0m1 1v7z',
      'M 0 0 L 9 0 ',
    ])
    expect(svg.querySelectorAll('use')).toHaveLength(0)
  })

  test('leaves the place of an unknown glyph empty, and images unchanged', () => {
    draw(
      text(1, `<use href="#gx"/><use x="7" y="-3" href="#ga"/>`),
      '<use transform="translate(1 2)" href="#i1"/>',
    )
    expect(svg.querySelector('path')?.getAttribute('d')).toBe('M7 -3m0 0h5z')
    expect(svg.querySelector('use')?.getAttribute('href')).toBe('#i1')
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
    ['everything', [], []],
  ])(
    'when the change is %s, gives the same result as drawing anew, and keeps the other nodes',
    (_, after, reused) => {
      draw(...before)
      const nodes = [...svg.children]
      draw(...after)
      expect(svg.innerHTML).toBe(drawnAnew(...after))
      expect(nodes.flatMap((node, i) => (svg.contains(node) ? [i] : []))).toEqual(reused)
    },
  )
})
