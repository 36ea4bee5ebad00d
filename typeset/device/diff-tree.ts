import { parseElements, type SvgElement } from '../svg/svg-tree'

/** Content that is never drawn: styles, and the texts that browsers select. */
const undrawn = /<(style|foreignObject)\b[^>]*>[\s\S]*?<\/\1>/g
const glyphDefinitions = /<defs class="glyph">([\s\S]*?)<\/defs>/g
const glyphOutline = /<path id="(g[^"]*)" class="outline_glyph" d="([^"]*)"\/>/g

/** The pages of a document as the renderer writes them, and the outlines of glyphs that it wrote for the first time. */
export type DiffTree = { pages: SvgElement[]; outlines: [id: string, path: string][] }

/**
 * Reads what the web renderer's `render_svg_diff()` writes of one document, call by call. An element that it has
 * written before is an empty one with `data-reuse-from`: the same object stands for it again, so that whoever
 * reads the tree knows what did not change.
 */
export function createDiffReader() {
  let known = new Map<string, SvgElement>()

  /** Puts the elements that are referred to in their places, and notes all for the next call. */
  function resolve(element: SvgElement, next: Map<string, SvgElement>): SvgElement {
    const { attributes, children } = element
    const id = attributes.get('data-tid')
    const old = children.length === 0 && attributes.get('data-reuse-from') === id && known.get(id ?? '')
    if (old) return reuse(old, attributes.get('transform'), next)
    element.children = children.map((child) => resolve(child, next))
    if (id !== undefined) next.set(id, element)
    return element
  }

  /** An element that was written before, at the place it has now; without a transform at the origin. */
  function reuse(old: SvgElement, transform: string | undefined, next: Map<string, SvgElement>): SvgElement {
    keep(old, next)
    if ((old.attributes.get('transform') ?? '') === (transform ?? '')) return old
    const attributes = new Map(old.attributes)
    if (transform === undefined) attributes.delete('transform')
    else attributes.set('transform', transform)
    return { ...old, attributes }
  }

  return (svg: string): DiffTree => {
    const outlines: DiffTree['outlines'] = []
    const written = svg.replace(undrawn, '').replace(glyphDefinitions, (_, definitions: string) => {
      for (const [, id = '', path = ''] of definitions.matchAll(glyphOutline)) outlines.push([id, path])
      return ''
    })
    const next = new Map<string, SvgElement>()
    const pages = parseElements(written)
      .children.filter(({ attributes }) => attributes.has('data-page-width'))
      .map((page) => resolve(page, next))
    known = next
    return { pages, outlines }
  }
}

function keep(element: SvgElement, next: Map<string, SvgElement>) {
  const id = element.attributes.get('data-tid')
  if (id !== undefined) {
    if (next.get(id) === element) return
    next.set(id, element)
  }
  for (const child of element.children) keep(child, next)
}
