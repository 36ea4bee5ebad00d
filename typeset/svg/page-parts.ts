import { LRUCache } from 'lru-cache'
import { extractImages } from './definitions'
import { ownText } from './own-text'
import { moveElements, simplifyElement } from './simplify-svg'
import { parseSvg, serializeSvg, type SvgElement } from './svg-tree'

/**
 * A line or a block of a page. `text` is what it draws, one element a line; `images` are symbols by id; `referring`: its
 * elements, if some use a definition or are one.
 */
type PagePart = { text: string; images: Record<string, string>; referring: readonly SvgElement[] }
/** A part before it is put in its place. */
type Drawing = { elements: readonly SvgElement[]; images: Record<string, string> }

const refers = /url\(#| id="/
/** Of half a kilobyte each, those of some forty pages; a photo is as long as two hundred of them. */
const knownDrawingsLimit = {
  max: 2_000,
  maxSize: 2_000_000,
  sizeCalculation: (_: Drawing, written: string) => written.length + 1,
}
/** A kilobyte each with what was written of them: those of some sixty pages. */
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
  const knownParts = new LRUCache<string, PagePart>(knownPartsLimit)
  const knownDrawings = new LRUCache<string, Drawing>(knownDrawingsLimit)

  function draw(source: string): Drawing {
    const known = knownDrawings.get(source)
    if (known) return known
    const images: Record<string, string> = {}
    const elements = parseSvg(`<svg>${source}</svg>`).children.flatMap((it) => simplifyElement(it, lineOf))
    elements.forEach((element) => extractImages(element, images))
    const drawing = { elements, images }
    knownDrawings.set(ownText(source), drawing)
    return drawing
  }

  function read(source: string): PagePart {
    const matrix = placedGroup.exec(source)?.[1]
    const { elements, images } = draw(matrix ? source.replace(` transform="${matrix}"`, '') : source)
    const placed = matrix ? moveElements(elements, matrix) : elements
    const text = placed.map(serializeSvg).join('\n')
    return { text, images, referring: refers.test(text) ? placed : [] }
  }

  return (source: string): PagePart => {
    const known = knownParts.get(source)
    if (known) return known
    const part = read(source)
    knownParts.set(ownText(source), part)
    return part
  }
}
