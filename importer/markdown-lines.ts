import { cleanText } from '#contract/text'
import { escapeMarks, withoutMarks, type Line } from './line'

const item = /^\s*(?:[-*+] +|[•●▪◦‣·■◆➢✓] *|\d{1,2}(?:[.)] +|[、．] *))(?=\S)/u

/** What we write above a resume an AI wrote some of: said of its file, not in it. */
const ownFront = /^---\nAIGC: .*\n---\n/

/** The lines of Markdown or of plain text: headings of either writing, lists, rows of tables. */
export function markdownLines(text: string): Line[] {
  const rows = cleanText(text).replace(ownFront, '').split('\n')
  const lines: Line[] = []
  let parted = false
  let inList = false
  rows.forEach((row, index) => {
    const trimmed = row.trim()
    if (
      trimmed === '' ||
      /^([-*_])(?:\s*\1){2,}$/.test(trimmed) ||
      isUnderline(trimmed, lines, rows[index - 1])
    ) {
      parted = true
      if (trimmed !== '') inList = false
      return
    }
    const line = { ...readRow(row, inList), parted }
    // Between two items of one list nothing is parted.
    if (line.listed && lines.at(-1)?.listed) line.parted = false
    inList = line.listed
    parted = false
    lines.push(line)
  })
  return lines
}

function readRow(row: string, inList: boolean): Omit<Line, 'parted'> {
  const trimmed = row.trim()
  const [, marks = '', heading = ''] = /^(#{1,6})\s+(\S.*)$/.exec(trimmed) ?? []
  if (marks !== '') {
    const plain = withoutMarks(heading.replace(/(?<=\s)#+$/, '').trimEnd())
    return { plain, rich: escapeMarks(plain), level: marks.length, listed: false }
  }
  const cells = /^\|(.+)\|$/.exec(trimmed)?.[1]
  if (cells !== undefined) {
    const plain = /^[\s|:-]+$/.test(cells)
      ? ''
      : withoutMarks(
          cells
            .split('|')
            .map((cell) => cell.trim())
            .join('\t'),
        )
    return { plain, rich: escapeMarks(plain.replaceAll('\t', ' ')), level: 0, listed: false }
  }
  const listed = item.test(row) || (inList && /^(?: {2}|\u3000)/.test(row))
  const quoted = trimmed.replace(/^>\s?/, '')
  const rich = listed ? row.trimEnd() : quoted
  return { plain: withoutMarks(listed ? row.replace(item, '').trim() : quoted), rich, level: 0, listed }
}

/** `===` and `---` under a line make it a heading. */
function isUnderline(trimmed: string, lines: Line[], before: string | undefined): boolean {
  const last = lines.at(-1)
  if (!/^(=+|-{2,})$/.test(trimmed)) return false
  if (last && before?.trim() && !last.listed && last.level === 0) last.level = trimmed[0] === '=' ? 1 : 2
  return true
}
