import { lineOf, type Line } from '../line'
import { escapeMarkdown } from '#resume-model/rich-text/escape-markdown'
import { isLabel, isPaired, pairLabels } from './pair-labels'
import { findSectionRows, isUsualName } from './section-rows'

/**
 * The lines of a table. Cells of one line each become one line, labels beside their values; a row that lays out a page becomes the
 * lines of its cells, one cell after the other, as does a row that begins with the name of a section.
 */
export function tableToLines(rows: readonly Line[][][]): Line[] {
  const cellsOfRows = rows.map((cells) => cells.map(joinUprightLetters))
  // Where the places of labels are known, they are labels in every row.
  const isForm = cellsOfRows.some(
    (cells) => isPaired(cells.map(textOf)) && cells.some((cell, i) => i % 2 === 0 && isLabel(textOf(cell))),
  )
  const beginSections = findSectionRows(
    cellsOfRows.map((cells) => ({
      first: cells[0]?.length === 1 ? textOf(cells[0]) : undefined,
      filledCells: cells.filter((cell) => textOf(cell) !== '').length,
      hasText: cells.slice(1).some((cell) => cell.length > 1),
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
  const joined = pairLabels(cells.map(textOf), isForm && isPaired(cells.map(textOf)))
  const [only, ...others] = cells.flat()
  const plain = joined.join('\t')
  if (plain === '') return []
  const markdown = others.length === 0 ? only!.markdown : escapeMarkdown(joined.join('  '))
  return [lineOf(plain, { markdown, startsParagraph: true })]
}

const textOf = (cell: readonly Line[]) => cell[0]?.plain ?? ''

function beginsSection(cells: readonly Line[][]): boolean {
  const [first, ...others] = cells.map(textOf).filter((text) => text !== '')
  return others.length > 0 && isUsualName(first)
}

/** A narrow cell sets its heading upright, a letter a line: `教`, `育`, `背`, `景`. */
function joinUprightLetters(cell: Line[]): Line[] {
  const areLetters = cell.length > 1 && cell.every(({ plain }) => /^\p{Script=Han}$/u.test(plain))
  return areLetters ? [lineOf(cell.map(({ plain }) => plain).join(''), { startsParagraph: true })] : cell
}
