import { serializeInline } from './serialize-inline'
import { normalizeBlocks } from './normalize-blocks'
import { markerOf, type Block, type List, type Paragraph } from './parse-rich-text'

/**
 * Serializes blocks as the Markdown of resume-model/rich-text/parse-rich-text.ts: parsed again they are the
 * same blocks, as far as the subset can express them (see normalizeBlocks). Never throws.
 */
export function serializeRichText(blocks: readonly Block[]): string {
  return serializeBlocks(normalizeBlocks(blocks))
}

function serializeBlocks(blocks: readonly Block[], indent = ''): string {
  return blocks
    .map((block, i) => {
      const before = blocks[i - 1]
      const needsBlankLine =
        block.type === 'paragraph' || (block.type === 'numbers' && before?.type === 'numbers')
      const separator = before === undefined ? '' : needsBlankLine ? '\n\n' : '\n'
      return (
        separator +
        (block.type === 'paragraph' ? serializeParagraph(block, indent) : serializeList(block, indent))
      )
    })
    .join('')
}

function serializeParagraph({ runs }: Paragraph, indent: string): string {
  return serializeInline(runs)
    .split('\n')
    .map((line) => indent + escapeLeadingMarker(line))
    .join('\n')
}

function serializeList(list: List, indent: string): string {
  return list.items
    .map(
      (item, i) =>
        `${indent}${markerOf(list, i)}${serializeBlocks(item, `${indent}  `).slice(indent.length + 2)}`,
    )
    .join('\n')
}

/** Escapes a line that would parse as a list item, by a backslash or an empty underline. */
function escapeLeadingMarker(line: string): string {
  const escaped = line.replace(
    /^([-*+])(?= )|^(?:[1-9]\d?|0)(?=[.)] |\.\p{Script=Han})/u,
    (marker, bullet) => (bullet ? `\\${marker}` : `${marker}\\`),
  )
  return escaped === line && /^(?:[•●▪◦‣·]|(?:[1-9]\d?|0)[、．）])/.test(line) ? `<u></u>${line}` : escaped
}
