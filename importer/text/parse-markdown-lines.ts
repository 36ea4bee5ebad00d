import { cleanText } from '#contract/validation/clean-text'
import { escapeMarkdown } from '#resume-model/rich-text/escape-markdown'
import { stripMarkdown, type Line } from '../line'

const listMarker = /^\s*(?:[-*+] +|[•●▪◦‣·■◆➢✓] *|\d{1,2}(?:[.)] +|[、．）] *))(?=\S)/u

/**
 * The front matter of our own Markdown exports about AI-written text; it belongs to the file, not to the
 * resume.
 */
const ownFrontMatter = /^---\nAIGC: .*\n---\n/

/** Parses Markdown or plain text into lines: both styles of headings, lists, table rows. */
export function parseMarkdownLines(text: string): Line[] {
  // cleanText makes blanks of tabs, which part columns.
  const cleaned = text.split('\t').map(cleanText).join('\t')
  const rows = cleaned.replace(ownFrontMatter, '').split('\n')
  const lines: Line[] = []
  let startsParagraph = false
  let inList = false
  rows.forEach((row, index) => {
    const trimmed = row.trim()
    if (
      trimmed === '' ||
      /^([-*_])(?:\s*\1){2,}$/.test(trimmed) ||
      isSetextUnderline(trimmed, lines, rows[index - 1])
    ) {
      startsParagraph = true
      if (trimmed !== '') inList = false
      return
    }
    const line = { ...parseRow(row, inList), startsParagraph }
    // A blank line between two items of one list starts no paragraph.
    if (line.isListItem && lines.at(-1)?.isListItem) line.startsParagraph = false
    inList = line.isListItem
    startsParagraph = false
    lines.push(line)
  })
  return lines
}

function parseRow(row: string, inList: boolean): Omit<Line, 'startsParagraph'> {
  const trimmed = row.trim()
  const [, hashes = '', heading = ''] = /^(#{1,6})\s+(\S.*)$/.exec(trimmed) ?? []
  if (hashes !== '') {
    const plain = stripMarkdown(heading.replace(/(?<=\s)#+$/, '').trimEnd())
    return { plain, markdown: escapeMarkdown(plain), level: hashes.length, isListItem: false }
  }
  const cells = /^\|(.+)\|$/.exec(trimmed)?.[1]
  if (cells !== undefined) {
    const plain = /^[\s|:-]+$/.test(cells)
      ? ''
      : stripMarkdown(
          cells
            .split('|')
            .map((cell) => cell.trim())
            .join('\t'),
        )
    return { plain, markdown: escapeMarkdown(plain.replaceAll('\t', ' ')), level: 0, isListItem: false }
  }
  const isListItem = listMarker.test(row) || (inList && /^(?: {2}|\t|\u3000)/.test(row))
  const quoted = trimmed.replace(/^>\s?/, '')
  const markdown = (isListItem ? row.trimEnd() : quoted).replaceAll('\t', '  ')
  return {
    plain: stripMarkdown(isListItem ? row.replace(listMarker, '').trim() : quoted),
    markdown,
    level: 0,
    isListItem,
  }
}

/** A line of `===` or `---` makes the line above a heading. */
function isSetextUnderline(trimmed: string, lines: Line[], before: string | undefined): boolean {
  const last = lines.at(-1)
  if (!/^(=+|-{2,})$/.test(trimmed)) return false
  if (last && before?.trim() && !last.isListItem && last.level === 0) last.level = trimmed[0] === '=' ? 1 : 2
  return true
}
