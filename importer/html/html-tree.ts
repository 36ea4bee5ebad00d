import { Parser } from 'htmlparser2'
import { ImportError } from '../import-error'

export type HtmlElement = {
  name: string
  attributes: Record<string, string>
  children: HtmlNode[]
  parent: HtmlElement | undefined
}
export type HtmlNode = HtmlElement | string

/** As deep as browsers go. The parser gets slower with the depth, and the layout is recursive. */
const maxDepth = 512
/** Pages with a resume have some thousands. */
const maxElements = 60_000
/** Larger style sheets are those of a whole site. */
const maxCssCharacters = 1_000_000

/** Have no text of the page. What `noscript` and `iframe` say is for other browsers. */
const withoutText = new Set(
  'script template svg noscript iframe object video audio canvas map title xml math datalist rp'.split(' '),
)

/** Parses HTML as browsers do, into a tree and the text of its style sheets. @throws ImportError */
export function parseHtmlTree(html: string): { root: HtmlElement; css: string } {
  const root: HtmlElement = { name: 'html', attributes: {}, children: [], parent: undefined }
  let open = root
  let depth = 0
  let count = 0
  /** The depth of the element whose content is left out. */
  let skippedFrom: number | undefined
  let texts: string[] = []
  const css: string[] = []

  function endText(): void {
    if (texts.length === 0) return
    const text = texts.join('')
    texts = []
    if (open.name === 'style') css.push(text)
    else open.children.push(text)
  }

  new Parser({
    ontext(text) {
      if (skippedFrom === undefined) texts.push(text)
    },
    onopentag(name, attributes) {
      depth++
      if (++count > maxElements) throw new ImportError('tooMuchText')
      if (depth > maxDepth) throw new ImportError('unreadable')
      if (skippedFrom !== undefined) return
      endText()
      if (withoutText.has(name)) {
        skippedFrom = depth
        return
      }
      const element: HtmlElement = { name, attributes, children: [], parent: open }
      if (name !== 'style') open.children.push(element)
      open = element
    },
    onclosetag() {
      if (skippedFrom === undefined) {
        endText()
        open = open.parent ?? root
      } else if (skippedFrom === depth) skippedFrom = undefined
      depth--
    },
  }).end(html)
  endText()
  return { root, css: css.join('\n').slice(0, maxCssCharacters) }
}

/** The text of an element, up to a number of characters. */
export function textOf(node: HtmlNode, limit: number): string {
  if (typeof node === 'string') return node.slice(0, limit)
  let text = ''
  for (const child of node.children) {
    if (text.length >= limit) break
    text += textOf(child, limit - text.length)
  }
  return text
}

export const classesOf = ({ attributes }: HtmlElement): string[] =>
  (attributes.class ?? '').slice(0, 1_000).split(/\s+/).filter(Boolean).slice(0, 30)
