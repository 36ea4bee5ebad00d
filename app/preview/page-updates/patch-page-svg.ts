import { inlineGlyphPaths } from './inline-glyph-paths'
import type { GlyphCache } from './glyph-cache'

const transformAttribute = /^<\w+ transform="([^"]*)"/

/**
 * Updates the SVG of a page, whose `body` has one element per line, from the elements `before`. A keystroke
 * changes a line or two and moves what follows: other nodes stay. Returns the elements it shows now.
 */
export function patchPageSvg(
  pageSvg: SVGSVGElement,
  body: string,
  before: readonly string[],
  glyphs: Pick<GlyphCache, 'outline'>,
): string[] {
  const after = body === '' ? [] : body.split('\n')
  const shorterLength = Math.min(before.length, after.length)
  let head = 0
  while (head < shorterLength && isSameOrMoved(before[head]!, after[head]!)) head++
  let tail = 0
  while (tail < shorterLength - head && isSameOrMoved(before.at(-1 - tail)!, after.at(-1 - tail)!)) tail++

  const nodes = [...pageSvg.children]
  for (let i = 0; i < head; i++) updateTransform(nodes[i]!, before[i]!, after[i]!)
  for (let i = 1; i <= tail; i++) updateTransform(nodes.at(-i)!, before.at(-i)!, after.at(-i)!)
  const changed = after.slice(head, after.length - tail)
  replaceNodes(
    pageSvg,
    nodes.slice(head, before.length - tail),
    parseElements(changed, glyphs),
    nodes[before.length - tail],
  )
  return after
}

function isSameOrMoved(before: string, after: string): boolean {
  return (
    before === after ||
    (transformAttribute.test(after) &&
      before.replace(transformAttribute, '') === after.replace(transformAttribute, ''))
  )
}

function updateTransform(node: Element, before: string, after: string) {
  if (before !== after) node.setAttribute('transform', transformAttribute.exec(after)![1]!)
}

function parseElements(elements: string[], { outline }: Pick<GlyphCache, 'outline'>): Element[] {
  if (elements.length === 0) return []
  const markup = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  markup.innerHTML = inlineGlyphPaths(elements.join(''), outline)
  return [...markup.children]
}

function replaceNodes(pageSvg: Element, old: Element[], fresh: Element[], next: Element | undefined) {
  old.slice(fresh.length).forEach((node) => node.remove())
  for (const [i, node] of fresh.entries()) {
    const before = old[i]
    if (!before) pageSvg.insertBefore(node, next ?? null)
    else if (hasSameShape(before, node)) copyAttributes(before, node)
    else before.replaceWith(node)
  }
}

/** Whether both have the same elements in the same order. */
function hasSameShape(node: Element, other: Element): boolean {
  return (
    node.tagName === other.tagName &&
    node.childElementCount === other.childElementCount &&
    [...node.children].every((child, i) => hasSameShape(child, other.children[i]!))
  )
}

/**
 * Changing attributes is cheap; for an added or removed node the browser renumbers the lists of the whole
 * document.
 */
function copyAttributes(node: Element, other: Element) {
  for (const { name } of [...node.attributes]) if (!other.hasAttribute(name)) node.removeAttribute(name)
  for (const { name, value } of other.attributes)
    if (node.getAttribute(name) !== value) node.setAttribute(name, value)
  for (const [i, child] of [...node.children].entries()) copyAttributes(child, other.children[i]!)
}
