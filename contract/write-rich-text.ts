import { writeInline } from './write-inline'
import type { Block, List, Paragraph } from './rich-text'
import { plainBlocks } from './plain-blocks'

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
      const gap = before === undefined ? '' : block.type === 'paragraph' ? '\n\n' : '\n'
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

function writtenList({ type, start, items }: List, indent: string): string {
  return items
    .map((item, i) => {
      // A number of three digits is none to the reader; only the first one counts.
      const marker = type === 'bullets' ? '- ' : `${Math.min(start + i, 99)}. `
      return `${indent}${marker}${written(item, `${indent}  `).slice(indent.length + 2)}`
    })
    .join('\n')
}

/** A line of words that would be read as an item: a backslash, or an underline of nothing, keeps it a line. */
function withoutMarker(line: string): string {
  const escaped = line.replace(/^([-*+])(?= )|^(\d{1,2})(?=[.)])/, (marker, bullet) =>
    bullet ? `\\${marker}` : `${marker}\\`,
  )
  return escaped === line && /^(?:[•●▪◦‣·]|\d{1,2}[、．])/.test(line) ? `<u></u>${line}` : escaped
}
