import { lineHeight, onPage, standsAbove } from '../blocks/anchored-box'
import { hasWords, type Block } from '../blocks/block'
import { orderBoxes } from '../blocks/order-boxes'
import { withoutFrames } from './bands'
import { contentOf } from './content-of'
import type { XmlElement } from './parse-xml'
import { readParagraph } from './read-paragraph'
import { readTable } from './read-table'
import type { Box, Reader } from './reader'

/** The blocks of a body, a cell, a text box or another part: paragraphs, tables, and text boxes where they are anchored. */
export function readBlocks(container: XmlElement, shared: Omit<Reader, 'blocksIn'>): Block[] {
  const reader: Reader = { ...shared, blocksIn: (element) => readBlocks(element, reader) }
  return blocksIn(container, reader)
}

function blocksIn(container: XmlElement, reader: Reader): Block[] {
  const blocks: Block[] = []
  // Boxes of empty paragraphs one after the other make a page.
  let floating: Box[] = []
  let paragraphsOnPage = 0
  const flush = () => {
    blocks.push(...orderBoxes(floating))
    floating = []
  }
  const beginPage = () => {
    flush()
    paragraphsOnPage = 0
  }

  function readOne(element: XmlElement): void {
    const { paragraph, boxes, pageBreak } = readParagraph(element, reader)
    if (pageBreak === 'before') beginPage()
    const isFilled = hasWords(paragraph)
    if (isFilled) flush()
    const top = reader.page.top + paragraphsOnPage * lineHeight
    const isFirst = (box: Box) => isFilled && standsAbove(box)
    blocks.push(...orderBoxes(boxes.filter(isFirst)))
    if (isFilled) blocks.push(paragraph)
    else if (paragraph.isRuled) ruleLast(blocks)
    floating.push(...boxes.filter((box) => !isFirst(box)).map((box) => onPage(box, top)))
    paragraphsOnPage++
    if (pageBreak === 'after') beginPage()
  }

  for (const element of contentOf(container))
    if (element.name === 'p') readOne(element)
    else {
      if (element.children.length > 0 && !element.name.endsWith('Pr')) flush()
      if (element.name === 'tbl') blocks.push(...readTable(element, reader))
      else if (!element.name.endsWith('Pr')) blocks.push(...reader.blocksIn(element))
    }
  flush()
  return withoutFrames(blocks)
}

/** A line that is a paragraph of its own belongs to the heading above it. */
function ruleLast(blocks: Block[]): void {
  const last = blocks.at(-1)
  if (last?.kind === 'paragraph' && !last.list) blocks[blocks.length - 1] = { ...last, isRuled: true }
}
