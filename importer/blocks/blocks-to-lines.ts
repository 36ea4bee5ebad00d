import { headingLevels } from '../heading-levels'
import { characterCount, type Line } from '../line'
import { textOfRuns, type Block, type Paragraph, type Run } from './block'
import { runsToMarkdown, runsToPlain } from './runs-to-markdown'
import { tableToLines } from './table-to-lines'
import { isListMarker, splitListMarker } from './list-marker'

/** Longer than any heading that is known by its looks alone. */
const maxHeadingLength = 40
/** The level of headings that are known by a rule or a ground. */
const ruledLevel = 2

/** The lines of a document: paragraphs, list items, and tables row by row. */
export function blocksToLines(blocks: readonly Block[]): Line[] {
  const levelOf = levelsByLook(blocks)
  const linesOf = (within: readonly Block[]): Line[] =>
    within.flatMap((block) =>
      block.kind === 'paragraph'
        ? paragraphToLines(block, levelOf(block))
        : tableToLines(block.rows.map((cells) => cells.map(linesOf))),
    )
  return linesOf(blocks)
}

type Level = Pick<Line, 'level' | 'isLevelFromSize'>

/** Headings as the document names them; where it names none, by size, rules and grounds. */
function levelsByLook(blocks: readonly Block[]): (paragraph: Paragraph) => Level {
  const paragraphs = paragraphsIn(blocks)
  if (paragraphs.some(({ heading }) => heading > 0)) return ({ heading }) => ({ level: heading })
  const sized = paragraphs.flatMap(({ runs }) => runs.map(({ size = 0, text }) => ({ size, text })))
  const bySize = headingLevels(sized.filter(({ size }) => size > 0))
  const areRulesHeadings = paragraphs.filter(isRuledHeading).length > 1
  return (paragraph) => {
    if (paragraph.list || !isShort(paragraph)) return { level: 0 }
    const level = bySize(evenSize(paragraph.runs))
    if (level > 0) return { level, isLevelFromSize: true }
    return { level: areRulesHeadings && isRuledHeading(paragraph) ? ruledLevel : 0 }
  }
}

const paragraphsIn = (blocks: readonly Block[]): Paragraph[] =>
  blocks.flatMap((block) => (block.kind === 'paragraph' ? [block] : paragraphsIn(block.rows.flat(2))))

const isShort = ({ runs }: Paragraph) => {
  const text = textOfRuns(runs).trim()
  return text !== '' && characterCount(text) <= maxHeadingLength && !text.includes('\n')
}
const isRuledHeading = (paragraph: Paragraph) =>
  paragraph.isRuled === true &&
  !paragraph.list &&
  isShort(paragraph) &&
  !/\t/.test(textOfRuns(paragraph.runs).trim())

/** The size of all its words; 0 if they differ or are not known. */
function evenSize(runs: readonly Run[]): number {
  const sizes = new Set(runs.filter(({ text }) => text.trim() !== '').map(({ size = 0 }) => size))
  return sizes.size === 1 ? [...sizes][0]! : 0
}

/** A paragraph is one line, or as many as it has line breaks; an item of a list stays whole. */
function paragraphToLines({ runs, list }: Paragraph, level: Level): Line[] {
  if (list) return itemToLines(runs, list)
  return splitAtBreaks(runs).flatMap((row, i): Line[] => {
    const plain = runsToPlain(row).trim()
    if (plain === '') return []
    const typed = splitListMarker(plain)
    const isListItem = typed !== undefined
    return [
      {
        markdown: isListItem ? `- ${runsToMarkdown(withoutMarker(row))}` : runsToMarkdown(row),
        plain: typed ?? plain,
        ...(isListItem ? { level: 0 } : level),
        isListItem,
        startsParagraph: i === 0 && !isListItem,
      },
    ]
  })
}

function itemToLines(runs: readonly Run[], list: NonNullable<Paragraph['list']>): Line[] {
  const plain = runsToPlain(runs)
    .split('\n')
    .map((row) => row.trim())
    .join(' ')
    .trim()
  if (plain === '') return []
  const mark = list.starts ? (list.number === undefined ? '- ' : `${list.number}. `) : '  '
  const indent = '  '.repeat(Math.min(list.depth, 1)) + mark
  const rows = runsToMarkdown(runs).split('\n')
  const markdown = rows.map((row, i) => (i === 0 ? indent : ' '.repeat(indent.length)) + row).join('\n')
  return [{ markdown, plain, level: 0, isListItem: true, startsParagraph: false }]
}

function splitAtBreaks(runs: readonly Run[]): Run[][] {
  const rows: Run[][] = [[]]
  for (const run of runs)
    for (const [i, text] of run.text.split('\n').entries()) {
      if (i > 0) rows.push([])
      rows.at(-1)!.push({ ...run, text })
    }
  return rows
}

/** Without the mark that was typed at the start of the line. */
function withoutMarker(runs: readonly Run[]): Run[] {
  const [first, ...rest] = runs.filter(({ text }) => text.trim() !== '')
  if (!first) return []
  if (isListMarker(first.text)) return withTrimmedStart(rest)
  return [{ ...first, text: splitListMarker(first.text) ?? first.text }, ...rest]
}

const withTrimmedStart = ([first, ...rest]: Run[]): Run[] =>
  first ? [{ ...first, text: first.text.trimStart() }, ...rest] : []
