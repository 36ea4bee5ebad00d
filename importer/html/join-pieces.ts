import { textOfRuns, type Block, type Paragraph } from '../blocks/block'
import { parseSectionHeading } from '../classify/section-headings'
import { characterCount } from '../line'
import { asOneLine, type Flow } from './flow'

/** Longer pieces are text beside text. */
const maxLength = 40
/** More lines beside each other are columns of a page, each read by itself. */
const maxRows = 4

/** Sets pieces that stand side by side: as one line where they are lines, otherwise one piece after the other. */
export function joinPieces(pieces: readonly Block[][], flow: Flow): void {
  const large = pieces.filter((piece) => asOneLine(piece) === undefined)
  if (large.length === 0) return pieces.forEach((piece) => flow.addPiece(piece))
  const first = large[0]!
  if (large.length === 1 && pieces.length > 1 && startsShort(first) && pieces.every(isPlainOrLarge)) {
    pieces.forEach((piece) => flow.addPiece(piece === first ? first.slice(0, 1) : piece))
    flow.addBlocks(first.slice(1))
  } else if (pieces.every(isFewRows)) {
    for (let row = 0; row < maxRows; row++) {
      pieces.forEach((piece) => flow.addPiece(piece.slice(row, row + 1)))
      flow.endParagraph()
    }
  } else for (const piece of pieces) flow.addPiece(piece)

  function isPlainOrLarge(piece: Block[]): boolean {
    const line = asOneLine(piece)
    return piece === first || (line !== undefined && isShort(line) && !isSectionHeading(line))
  }
}

const startsShort = (piece: readonly Block[]) => {
  const line = asOneLine(piece.slice(0, 1))
  return line !== undefined && isShort(line) && !isSectionHeading(line)
}
const isFewRows = (piece: readonly Block[]) =>
  piece.length <= maxRows &&
  piece.every((block) => {
    const line = asOneLine([block])
    return line !== undefined && isShort(line) && !isSectionHeading(line)
  })

const isShort = ({ runs }: Paragraph) => characterCount(textOfRuns(runs)) <= maxLength

/** The name of a section stands beside all of its entries. */
const isSectionHeading = ({ runs }: Paragraph) => parseSectionHeading(textOfRuns(runs).trim()) !== undefined

/** Whether the name of a definition is a label, and no heading of an entry. */
export function isShortName(blocks: readonly Block[]): boolean {
  const line = asOneLine(blocks)
  const text = line ? textOfRuns(line.runs).trim() : ''
  return text !== '' && characterCount(text) <= 12 && !/\d/.test(text)
}
