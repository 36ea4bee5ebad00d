import { isFieldLabel } from '../classify/field-labels'
import { characterCount, lineOf, type Line } from '../line'
import { hasDate } from '#resume-model/lines/find-dates'
import { escapeMarkdown } from '#resume-model/rich-text/escape-markdown'
import { findSectionRows, isUsualName } from './section-rows'

const maxLabelLength = 12

/**
 * The lines of a table. Cells of one line each become one line, labels beside their values; a row that lays out a page becomes the
 * lines of its cells, one cell after the other, as does a row that begins with the name of a section.
 */
export function tableToLines(rows: readonly Line[][][]): Line[] {
  const cellsOfRows = rows.map((cells) => cells.map(joinUprightLetters))
  // Where the places of labels are known, they are labels in every row.
  const isForm = cellsOfRows.some(
    (cells) => isPaired(cells) && cells.some((cell, i) => i % 2 === 0 && isLabel(textOf(cell))),
  )
  const beginSections = findSectionRows(
    cellsOfRows.map((cells) => ({
      first: cells[0]?.length === 1 ? textOf(cells[0]) : undefined,
      filledCells: cells.filter((cell) => textOf(cell) !== '').length,
    })),
  )
  return cellsOfRows.flatMap((cells, i) =>
    beginSections[i]
      ? cells.flat().map((line, at) => (at === 0 ? { ...line, namesSection: true as const } : line))
      : rowToLines(cells, isForm),
  )
}

function rowToLines(cells: readonly Line[][], isForm: boolean): Line[] {
  const isLayout = cells.some((cell) => cell.length > 1 || cell[0]?.isListItem || (cell[0]?.level ?? 0) > 0)
  if (isLayout || beginsSection(cells)) return cells.flat()
  const joined = pairLabels(cells.map(textOf), isForm && isPaired(cells))
  const [only, ...others] = cells.flat()
  const plain = joined.join('\t')
  if (plain === '') return []
  const markdown = others.length === 0 ? only!.markdown : escapeMarkdown(joined.join('  '))
  return [lineOf(plain, { markdown, startsParagraph: true })]
}

const textOf = (cell: readonly Line[]) => cell[0]?.plain ?? ''
const isLabel = (text: string) => text !== '' && (/[:：]$/u.test(text) || isFieldLabel(text))
/** Every second cell may be a label. */
const isPaired = (cells: readonly Line[][]) =>
  cells.length % 2 === 0 &&
  cells.every((cell, i) => {
    const text = textOf(cell)
    return i % 2 === 1 || (text === '' ? textOf(cells[i + 1]!) === '' : looksLikeLabel(text))
  })

function beginsSection(cells: readonly Line[][]): boolean {
  const [first, ...others] = cells.map(textOf).filter((text) => text !== '')
  return others.length > 0 && isUsualName(first)
}

/** Texts of a row, with each label and the value after it in one: `姓名`, `王小明` → `姓名：王小明`. */
function pairLabels(texts: readonly string[], byPlace: boolean): string[] {
  const joined: string[] = []
  for (let i = 0; i < texts.length; i++) {
    const text = texts[i]!
    const next = texts[i + 1]
    const isPair = next !== undefined && (byPlace ? text !== '' : isLabel(text) && !isLabel(next))
    if (isPair) {
      // A label without a value says nothing of the person.
      if (next !== '') joined.push(`${text.replace(/[:：]$/u, '').trimEnd()}：${next}`)
      i++
    } else if (text !== '') joined.push(text)
  }
  return joined
}

const looksLikeLabel = (text: string) =>
  characterCount(text) <= maxLabelLength && !/\d[%％]?$/.test(text) && !hasDate(text)

/** A narrow cell sets its heading upright, a letter a line: `教`, `育`, `背`, `景`. */
function joinUprightLetters(cell: Line[]): Line[] {
  const areLetters = cell.length > 1 && cell.every(({ plain }) => /^\p{Script=Han}$/u.test(plain))
  return areLetters ? [lineOf(cell.map(({ plain }) => plain).join(''), { startsParagraph: true })] : cell
}
