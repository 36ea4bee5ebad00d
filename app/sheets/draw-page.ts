import { withGlyphLines } from './glyph-line'
import type { GlyphShelf } from './glyph-shelf'

const place = /^<\w+ transform="([^"]*)"/

/**
 * Draws a page whose `body` has one element a line into a sheet that shows the elements `before`. A keystroke changes a
 * line or two and moves what follows: the rest keeps its nodes. Returns the elements the sheet shows now.
 */
export function drawPage(
  sheet: SVGSVGElement,
  body: string,
  before: readonly string[],
  shelf: Pick<GlyphShelf, 'outline'>,
): string[] {
  const now = body === '' ? [] : body.split('\n')
  const most = Math.min(before.length, now.length)
  let head = 0
  while (head < most && isSameOrMoved(before[head]!, now[head]!)) head++
  let tail = 0
  while (tail < most - head && isSameOrMoved(before.at(-1 - tail)!, now.at(-1 - tail)!)) tail++

  const nodes = [...sheet.children]
  const fresh = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  fresh.innerHTML = withGlyphLines(now.slice(head, now.length - tail).join(''), shelf.outline)
  nodes.slice(head, before.length - tail).forEach((node) => node.remove())
  for (const node of [...fresh.children]) sheet.insertBefore(node, nodes[before.length - tail] ?? null)
  for (let i = 0; i < head; i++) move(nodes[i]!, before[i]!, now[i]!)
  for (let i = 1; i <= tail; i++) move(nodes.at(-i)!, before.at(-i)!, now.at(-i)!)
  return now
}

function isSameOrMoved(before: string, now: string): boolean {
  return before === now || (place.test(now) && before.replace(place, '') === now.replace(place, ''))
}

function move(node: Element, before: string, now: string) {
  if (before !== now) node.setAttribute('transform', place.exec(now)![1]!)
}
