import { isFieldLabel } from '../classify/field-labels'
import { characterCount, lineOf, type Line } from '../line'
import { escapeMarkdown } from '#resume-model/rich-text/escape-markdown'

const maxLabelLength = 12

/**
 * The lines of a table's row. Cells of one line each become one line, labels beside their values; a row that lays out a page
 * becomes the lines of its cells, one cell after the other.
 */
export function rowToLines(cells: readonly Line[][]): Line[] {
  const filled = cells.map(joinUprightLetters)
  if (filled.some((cell) => cell.length > 1 || cell[0]?.isListItem || (cell[0]?.level ?? 0) > 0))
    return filled.flat()
  const texts = filled.map(([line]) => line?.plain ?? '')
  const joined = pairLabels(texts)
  const markdown = joined.length === 1 && filled.flat().length === 1 ? filled.flat()[0]!.markdown : undefined
  const plain = joined.join('\t')
  return plain === ''
    ? []
    : [lineOf(plain, { markdown: markdown ?? escapeMarkdown(joined.join('  ')), startsParagraph: true })]
}

/** Texts of a row, with each label and the value after it in one: `姓名`, `王小明` → `姓名：王小明`. */
function pairLabels(texts: readonly string[]): string[] {
  const byPlace =
    texts.length % 2 === 0 &&
    texts.every((text, i) => i % 2 === 1 || (text === '' ? texts[i + 1] === '' : looksLikeLabel(text)))
  const isLabel = (text: string | undefined) =>
    text !== undefined && text !== '' && (/[:：]$/u.test(text) || isFieldLabel(text))
  const joined: string[] = []
  for (let i = 0; i < texts.length; i++) {
    const text = texts[i]!
    const next = texts[i + 1]
    const isPair = byPlace ? text !== '' : isLabel(text) && next !== undefined && !isLabel(next)
    if (isPair) {
      // A label without a value says nothing of the person.
      if (next !== '') joined.push(`${text.replace(/[:：]$/u, '').trimEnd()}：${next}`)
      i++
    } else if (text !== '') joined.push(text)
  }
  return joined
}

const looksLikeLabel = (text: string) => characterCount(text) <= maxLabelLength && !/\d/.test(text)

/** A narrow cell sets its heading upright, a letter a line: `教`, `育`, `背`, `景`. */
function joinUprightLetters(cell: Line[]): Line[] {
  const areLetters = cell.length > 1 && cell.every(({ plain }) => /^\p{Script=Han}$/u.test(plain))
  return areLetters ? [lineOf(cell.map(({ plain }) => plain).join(''), { startsParagraph: true })] : cell
}
