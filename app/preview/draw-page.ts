import { withGlyphLines } from './glyph-line'
import type { GlyphCache } from './glyph-cache'

const place = /^<\w+ transform="([^"]*)"/

/**
 * Draws a page whose `body` has one element a line into a sheet that shows the elements `before`. A keystroke changes a
 * line or two and moves what follows: the rest keeps its nodes. Returns the elements the sheet shows now.
 */
export function drawPage(
  sheet: SVGSVGElement,
  body: string,
  before: readonly string[],
  shelf: Pick<GlyphCache, 'outline'>,
): string[] {
  const now = body === '' ? [] : body.split('\n')
  const most = Math.min(before.length, now.length)
  let head = 0
  while (head < most && isSameOrMoved(before[head]!, now[head]!)) head++
  let tail = 0
  while (tail < most - head && isSameOrMoved(before.at(-1 - tail)!, now.at(-1 - tail)!)) tail++

  const nodes = [...sheet.children]
  for (let i = 0; i < head; i++) move(nodes[i]!, before[i]!, now[i]!)
  for (let i = 1; i <= tail; i++) move(nodes.at(-i)!, before.at(-i)!, now.at(-i)!)
  const changed = now.slice(head, now.length - tail)
  replace(sheet, nodes.slice(head, before.length - tail), drawn(changed, shelf), nodes[before.length - tail])
  return now
}

function isSameOrMoved(before: string, now: string): boolean {
  return before === now || (place.test(now) && before.replace(place, '') === now.replace(place, ''))
}

function move(node: Element, before: string, now: string) {
  if (before !== now) node.setAttribute('transform', place.exec(now)![1]!)
}

function drawn(elements: string[], { outline }: Pick<GlyphCache, 'outline'>): Element[] {
  if (elements.length === 0) return []
  const markup = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  markup.innerHTML = withGlyphLines(elements.join(''), outline)
  return [...markup.children]
}

function replace(sheet: Element, old: Element[], fresh: Element[], next: Element | undefined) {
  old.slice(fresh.length).forEach((node) => node.remove())
  for (const [i, node] of fresh.entries()) {
    const before = old[i]
    if (!before) sheet.insertBefore(node, next ?? null)
    else if (hasShapeOf(before, node)) takeAfter(before, node)
    else before.replaceWith(node)
  }
}

/** Whether the same elements stand in each other in the same order. */
function hasShapeOf(node: Element, other: Element): boolean {
  return (
    node.tagName === other.tagName &&
    node.childElementCount === other.childElementCount &&
    [...node.children].every((child, i) => hasShapeOf(child, other.children[i]!))
  )
}

/** A node that only changes is cheap; for one that comes or goes a browser counts the lists of the whole document anew. */
function takeAfter(node: Element, other: Element) {
  for (const { name } of [...node.attributes]) if (!other.hasAttribute(name)) node.removeAttribute(name)
  for (const { name, value } of other.attributes)
    if (node.getAttribute(name) !== value) node.setAttribute(name, value)
  for (const [i, child] of [...node.children].entries()) takeAfter(child, other.children[i]!)
}
