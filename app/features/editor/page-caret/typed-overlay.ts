import { hanEm } from './find-glyphs'
import type { LineGlyph } from './line-outlines'

type Overlay = {
  svg: SVGSVGElement
  run: SVGGElement
  path: SVGPathElement
  text: SVGTextElement
  words: Text
}
/** One for all pages: its nodes stay, and only their values change, which is cheap. */
let overlay: Overlay | undefined

function createOverlay(): Overlay {
  const create = <Name extends keyof SVGElementTagNameMap>(name: Name) =>
    document.createElementNS('http://www.w3.org/2000/svg', name)
  const [svg, run, path, text] = [create('svg'), create('g'), create('path'), create('text')] as const
  svg.classList.add('page-typed')
  svg.setAttribute('aria-hidden', 'true')
  text.setAttribute('font-size', `${hanEm}`)
  // Lines are drawn upside down, as fonts are.
  text.setAttribute('transform', 'scale(1 -1)')
  const words = document.createTextNode('')
  text.append(words)
  run.append(path, text)
  svg.append(run)
  return { svg, run, path, text, words }
}

/** Draws over a page in units of one of its lines, in its colour: path data, and letters of the browser's own font. */
export function showInOverlay(
  page: Element,
  line: SVGPathElement,
  drawn: { data: string; letters: readonly LineGlyph[]; isBold: boolean },
) {
  overlay ??= createOverlay()
  const { svg, run, path, text, words } = overlay
  set(svg, 'viewBox', page.getAttribute('viewBox') ?? '')
  if (svg.parentElement !== page.parentElement) page.parentElement?.append(svg)
  set(run, 'transform', transformsOf(line, page))
  set(run, 'fill', line.closest('[fill]')?.getAttribute('fill') ?? 'black')
  set(path, 'd', drawn.data)
  set(text, 'x', drawn.letters.map(({ x }) => x).join(' '))
  set(text, 'font-weight', drawn.isBold ? '700' : '400')
  words.data = drawn.letters.map(({ letter }) => letter).join('')
  svg.dataset.typed = ''
}

export function clearTypedOverlay() {
  if (!overlay) return
  delete overlay.svg.dataset.typed
  overlay.path.removeAttribute('d')
  overlay.words.data = ''
}

function set(element: Element, name: string, value: string) {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value)
}

/** The transforms from a page to one of its lines. */
function transformsOf(line: Element, page: Element): string {
  const transforms: string[] = []
  for (let element: Element | null = line; element && element !== page; element = element.parentElement)
    transforms.unshift(element.getAttribute('transform') ?? '')
  return transforms.join('')
}
