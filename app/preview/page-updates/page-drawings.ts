import type { PageChange } from './page-change'

const svgNamespace = 'http://www.w3.org/2000/svg'

export type PageDrawings = ReturnType<typeof createPageDrawings>

/** The drawing of each page: an element that keeps what did not change, wherever it is shown. */
export function createPageDrawings() {
  const drawings: SVGGElement[] = []
  const drawingOf = (page: number) => (drawings[page] ??= document.createElementNS(svgNamespace, 'g'))
  return {
    /** The drawing of a page, counted from 0. */
    drawingOf,
    /** Takes the changes of all pages, in their order. */
    apply(changes: readonly (PageChange | null)[]) {
      for (const [page, change] of changes.entries()) if (change) applyChange(drawingOf(page), change)
      for (const drawing of drawings.slice(changes.length)) drawing.replaceChildren()
    },
    clear() {
      for (const drawing of drawings) drawing.replaceChildren()
    },
  }
}

function applyChange(drawing: SVGGElement, { moves, runs }: PageChange) {
  const nodes = [...drawing.children]
  for (const [element, transform] of moves) nodes[element]!.setAttribute('transform', transform)
  for (const [start, removed, markup] of runs) {
    const end = start + removed
    replaceNodes(drawing, nodes.slice(start, end), parseElements(markup), nodes[end])
  }
}

function parseElements(markup: string): Element[] {
  if (markup === '') return []
  const svg = document.createElementNS(svgNamespace, 'svg')
  svg.innerHTML = markup
  return [...svg.children]
}

function replaceNodes(parent: Element, old: Element[], fresh: Element[], next: Element | undefined) {
  old.slice(fresh.length).forEach((node) => node.remove())
  for (const [i, node] of fresh.entries()) {
    const before = old[i]
    if (!before) parent.insertBefore(node, next ?? null)
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
