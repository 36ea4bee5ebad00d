import { writeInline } from './write-inline'
import { plainBlocks } from './plain-blocks'
import { markerOf, type Block, type List, type Paragraph } from './rich-text'

/**
 * The Markdown of contract/rich-text.ts for some blocks, in one spelling: read again it is the same blocks, as far as a
 * resume can show them (see plainBlocks). Total: any blocks give a text.
 */
export function writeRichText(blocks: readonly Block[]): string {
  return written(plainBlocks(blocks))
}

function written(blocks: readonly Block[], indent = ''): string {
  return blocks
    .map((block, i) => {
      const before = blocks[i - 1]
      const isApart = block.type === 'paragraph' || (block.type === 'numbers' && before?.type === 'numbers')
      const gap = before === undefined ? '' : isApart ? '\n\n' : '\n'
      return gap + (block.type === 'paragraph' ? writtenParagraph(block, indent) : writtenList(block, indent))
    })
    .join('')
}

function writtenParagraph({ runs }: Paragraph, indent: string): string {
  return writeInline(runs)
    .split('\n')
    .map((line) => indent + withoutMarker(line))
    .join('\n')
}

function writtenList(list: List, indent: string): string {
  return list.items
    .map((item, i) => `${indent}${markerOf(list, i)}${written(item, `${indent}  `).slice(indent.length + 2)}`)
    .join('\n')
}

/** A line of words that would be read as an item: a backslash, or an underline of nothing, keeps it a line. */
function withoutMarker(line: string): string {
  const escaped = line.replace(/^([-*+])(?= )|^(\d{1,2})(?=[.)])/, (marker, bullet) =>
    bullet ? `\\${marker}` : `${marker}\\`,
  )
  return escaped === line && /^(?:[•●▪◦‣·]|\d{1,2}[、．])/.test(line) ? `<u></u>${line}` : escaped
}
