import { LRUCache } from 'lru-cache'
import { extractImages } from './definitions'
import { ownText } from './own-text'
import { moveElements, simplifyElement } from './simplify-svg'
import { parseSvg, serializeSvg, type SvgElement } from './svg-tree'

/** A line or a block of a page. `text` is what it draws, one element a line; `images` are symbols by id. */
export type PagePart = { elements: readonly SvgElement[]; text: string; images: Record<string, string> }

/** Parts of half a kilobyte: those of some thirty pages, where they stand and at no place. */
const knownPartsLimit = {
  maxSize: 4_000_000,
  sizeCalculation: ({ text }: PagePart, written: string) => text.length + written.length + 1,
}

/** The compiler indents: its drawing of the paper, then a group with the parts of the page. */
const pageForm = /^\s*<path class="typst-shape"([^>]*)\/>\s*<g(?: transform="[^"]*")?(?:\/>|>([^]*)<\/g>)\s*$/
const partStart = /\n(?= {8}<(?!\/))/
const placedGroup = /^ {8}<g class="typst-group" transform="(matrix\(1 0 0 1 [^"]*\))">/

/** The attributes of the paper and the parts of a page. @throws Error when the page is not as the compiler writes it */
export function cutPage(source: string): { paper: string; parts: string[] } {
  const form = pageForm.exec(source)
  if (!form) throw new Error('svg: a page of another form')
  const [, paper = '', content = ''] = form
  return { paper, parts: content.split(partStart).filter((part) => part.trim() !== '') }
}

/**
 * Reads the parts of pages and remembers them, also where they are moved: of a page, a key changes one or two and moves
 * those below.
 */
export function createPartReader(lineOf: Parameters<typeof simplifyElement>[1]) {
  const known = new LRUCache<string, PagePart>(knownPartsLimit)

  function remembered(source: string, read: () => PagePart): PagePart {
    const part = known.get(source) ?? read()
    known.set(ownText(source), part)
    return part
  }

  function parse(source: string): PagePart {
    const images: Record<string, string> = {}
    const elements = parseSvg(`<svg>${source}</svg>`).children.flatMap((it) => simplifyElement(it, lineOf))
    elements.forEach((element) => extractImages(element, images))
    return { elements, text: elements.map(serializeSvg).join('\n'), images }
  }

  return (source: string): PagePart =>
    remembered(source, () => {
      const matrix = placedGroup.exec(source)?.[1]
      if (matrix === undefined) return parse(source)
      const atOrigin = source.replace(` transform="${matrix}"`, '')
      const part = remembered(atOrigin, () => parse(atOrigin))
      const elements = moveElements(part.elements, matrix)
      return { ...part, elements, text: elements.map(serializeSvg).join('\n') }
    })
}
