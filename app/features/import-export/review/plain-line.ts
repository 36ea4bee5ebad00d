import { parseRichText, type Block, type InlineRun } from '#resume-model/rich-text/parse-rich-text'

/** A line of rich text without its marks; the address of a link follows its words. */
export function plainLine(markdown: string): string {
  return textOf(parseRichText(markdown.trim())) || markdown.trim()
}

function textOf(blocks: readonly Block[]): string {
  return blocks
    .map((block) => {
      if (block.type === 'paragraph') return block.runs.map(runText).join('')
      const mark = block.type === 'numbers' ? `${block.start}${block.sign ?? '.'} ` : ''
      return mark + block.items.map(textOf).join(' ')
    })
    .join(' ')
    .replace(/\s+/g, ' ')
}

function runText({ text, url = '' }: InlineRun): string {
  const address = url.replace(/^mailto:/, '')
  return address.includes(text) ? address || text : `${text}${address && ` ${address}`}`
}
