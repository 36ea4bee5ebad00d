import { maxTableDepth, type Block } from '../blocks/block'
import { rootStyle, styleOf, type ElementStyle } from './element-style'
import { Flow } from './flow'
import { valueOfField } from './form-fields'
import { parseHtmlTree, type HtmlElement, type HtmlNode } from './html-tree'
import { isShortName, joinPieces } from './join-pieces'
import { toListItem } from './list-items'
import { areFacts, isPeriod, isSeparator } from './facts'
import { isLeftOut, isSiteFooter } from './noise'
import { isSiteNoise } from './site-noise'
import { parseStyleSheet, type StyleSheet } from './style-sheet'
import { tableToBlocks } from './tables'
import {
  hasWordListMarker,
  isSignFont,
  isWordListMarker,
  isWordTitle,
  outlineLevelOf,
  wordListOf,
} from './word-paragraphs'

/** Lays out HTML as paragraphs, headings, lists, tables and looks. @throws ImportError for HTML that no person's page has */
export function parseHtmlBlocks(html: string): Block[] {
  const { root, css } = parseHtmlTree(html)
  const layout = new Layout(parseStyleSheet(css), /\bMsoTitle\b/.test(html))
  return layout.blocksOf(root, rootStyle)
}

class Layout {
  readonly #sheet: StyleSheet
  /** Word's headings count from 1, below the title. */
  readonly #headingsAbove: number
  #tableDepth = 0
  #listDepth = -1

  constructor(sheet: StyleSheet, hasTitle: boolean) {
    this.#sheet = sheet
    this.#headingsAbove = hasTitle ? 1 : 0
  }

  /** The blocks of an element's content. */
  blocksOf(element: HtmlElement, style: ElementStyle): Block[] {
    const flow = new Flow()
    if (style.display === 'row') this.#layOutRow(element, style, flow)
    else this.#layOutChildren(element, style, flow)
    return flow.end()
  }

  #layOutChildren(element: HtmlElement, style: ElementStyle, flow: Flow): void {
    let number = 0
    let before: HtmlElement | undefined
    for (const child of element.children) {
      if (typeof child === 'string') {
        flow.addText(child, style)
        if (child.trim() !== '') before = undefined
        continue
      }
      if (before && areFacts(before, child)) flow.addGap()
      before = child
      if (child.name === 'li') number++
      this.#layOutElement(child, style, flow, number)
    }
  }

  #layOutElement(element: HtmlElement, parent: ElementStyle, flow: Flow, number: number): void {
    const style = styleOf(element, parent, this.#sheet)
    const { name } = element
    if (style.isHidden || isLeftOut(name) || isWordListMarker(style.declared)) return
    if (name === 'br') flow.addBreak()
    else if (name === 'input' || name === 'select') flow.addPiece(this.#fieldBlocks(element, style))
    else if ((name === 'footer' && isSiteFooter(element)) || isSiteNoise(element)) return
    else if (style.declared['mso-tab-count'] !== undefined || isSeparator(element)) flow.addGap()
    else if (name === 'table') flow.addBlocks(this.#tableBlocks(element, style))
    else if (style.display === 'block' && isPeriod(element))
      flow.addPiece(this.#decorated(element, style, number), 'right')
    else if (style.display === 'piece') flow.addPiece(this.#decorated(element, style, number), style.float)
    else if (style.display === 'inline') this.#layOutInline(element, style, flow)
    else {
      flow.endBeforeBlock()
      flow.addBlocks(this.#decorated(element, style, number), style.clears)
    }
  }

  #fieldBlocks(element: HtmlElement, style: ElementStyle): Block[] {
    const flow = new Flow()
    flow.addText(valueOfField(element), style)
    return flow.end()
  }

  #layOutInline(element: HtmlElement, style: ElementStyle, flow: Flow): void {
    if (isSignFont(style.declared)) {
      if (!hasWordListMarker(element)) flow.addSign(style)
      return
    }
    this.#layOutChildren(element, style, flow)
    if (element.name === 'label') flow.addLabelEnd()
  }

  /** The blocks of a block, as a heading, an item of a list, or with a rule. */
  #decorated(element: HtmlElement, style: ElementStyle, number: number): Block[] {
    const { name } = element
    if (name === 'dl') return this.#definitionBlocks(element, style)
    const isList = name === 'ul' || name === 'ol'
    if (isList) this.#listDepth++
    const blocks = this.blocksOf(element, style)
    if (isList) this.#listDepth--
    const wordList = wordListOf(element, style.declared)
    const heading = this.#headingOf(element, style)
    if (heading > 0) return blocks.map((block) => withHeading(block, heading))
    if (wordList) return toListItem(blocks, wordList)
    if (name === 'li' && !style.isUnmarkedList && style.display === 'block') {
      const isNumbered = element.parent?.name === 'ol'
      const list = { depth: Math.max(this.#listDepth, 0), ...(isNumbered && { number }), starts: true }
      return toListItem(blocks, list, style.whiteSpace === 'pre')
    }
    return style.isRuled ? withRule(blocks) : blocks
  }

  #headingOf(element: HtmlElement, style: ElementStyle): number {
    if (isWordTitle(element)) return 1
    const { name } = element
    const level = /^h[1-6]$/.test(name) ? Number(name[1]) : outlineLevelOf(style.declared)
    return level > 0 ? Math.min(level + this.#headingsAbove, 6) : 0
  }

  /** The children of a flexible box stand side by side, and each piece of its text, too. */
  #layOutRow(element: HtmlElement, style: ElementStyle, flow: Flow): void {
    const pieces: Block[][] = []
    for (const child of element.children) {
      const piece = new Flow()
      if (typeof child === 'string') piece.addText(child, style)
      else this.#layOutElement(child, style, piece, 0)
      pieces.push(piece.end())
    }
    joinPieces(
      pieces.filter((piece) => piece.length > 0),
      flow,
    )
  }

  #tableBlocks(table: HtmlElement, style: ElementStyle): Block[] {
    this.#tableDepth++
    const layOut = (node: HtmlNode) => {
      const flow = new Flow()
      if (typeof node === 'string') flow.addText(node, style)
      else this.#layOutElement(node, style, flow, 0)
      return flow.end()
    }
    const blocks =
      this.#tableDepth > maxTableDepth
        ? this.blocksOf(table, style)
        : tableToBlocks(
            table,
            ({ element, row }) => {
              const rowStyle = row === table ? style : styleOf(row, style, this.#sheet)
              const cellStyle = styleOf(element, rowStyle, this.#sheet)
              const isHidden = rowStyle.isHidden || cellStyle.isHidden
              return {
                blocks: isHidden ? [] : this.blocksOf(element, cellStyle),
                isRuled: style.isRuled || rowStyle.isRuled || cellStyle.isRuled,
              }
            },
            layOut,
          )
    this.#tableDepth--
    return blocks
  }

  /** Names and their values, as rows of a table. */
  #definitionBlocks(list: HtmlElement, style: ElementStyle): Block[] {
    const blocks: Block[] = []
    let name: Block[] = []
    for (const child of list.children) {
      const flow = new Flow()
      if (typeof child === 'string') flow.addText(child, style)
      else if (child.name === 'div') {
        blocks.push(...name, ...this.#definitionBlocks(child, styleOf(child, style, this.#sheet)))
        name = []
        continue
      } else this.#layOutElement(child, style, flow, 0)
      const content = flow.end()
      if (content.length === 0) continue
      if (typeof child !== 'string' && child.name === 'dt') {
        blocks.push(...name)
        name = content
      } else {
        const isPair = name.length === 1 && content.length === 1 && isShortName(name)
        blocks.push(
          ...(isPair ? [{ kind: 'table' as const, rows: [[name, content]] }] : [...name, ...content]),
        )
        name = []
      }
    }
    return [...blocks, ...name]
  }
}

const withHeading = (block: Block, heading: number): Block =>
  block.kind === 'paragraph' && block.heading === 0 ? { ...block, heading } : block

function withRule(blocks: Block[]): Block[] {
  const [block] = blocks
  return blocks.length === 1 && block?.kind === 'paragraph' ? [{ ...block, isRuled: true }] : blocks
}
