import { joinSpacedLabels } from './spaced-labels'
import { isFieldLabel } from '../classify/field-labels'
import { textOfRuns, type Block, type Paragraph, type Run } from '../blocks/block'
import type { ElementStyle } from './element-style'

const maxLabelLength = 12
const maxShortLine = 60
/** Line breaks of the source within Chinese text are no spaces; those between other letters are. */
const hanBreak =
  /(?<=[\p{Script=Han}，。、；：！？（）《》“”])[ \t\r\n\f]+(?=[\p{Script=Han}，。、；：！？（）《》“”])/gu

/**
 * Sets inline text into paragraphs: white space collapses, gaps between the pieces of a line become tabs, and what floats to
 * the right comes last.
 */
export class Flow {
  readonly blocks: Block[] = []
  #runs: Run[] = []
  #hasText = false
  /** The text since the last tab, as long as a label can be; a longer one is only known to be longer. */
  #part = ''
  #last = ''
  #gap: 'none' | 'space' | 'tab' | 'label' = 'none'
  #rights: Run[][] = []
  #heading = 0
  #isRuled = false
  /** The line has only pieces that float left: a block after them stands beside them. */
  #isFloating = false

  /** Text as the source has it. */
  addText(source: string, style: ElementStyle): void {
    if (style.whiteSpace === 'pre') return this.#append(wideSpaces(source.replace(/\r\n?/g, '\n')), style)
    const rows =
      style.whiteSpace === 'pre-line' ? source.split(/\r\n?|\n/) : [source.replace(hanBreak, joinHan)]
    for (const [i, row] of rows.entries()) {
      if (i > 0) this.addBreak()
      const words = row.split(/[ \t\r\n\f]+/)
      for (const [j, word] of words.entries()) {
        if (j > 0 && this.#gap === 'none') this.#gap = 'space'
        if (word !== '') this.#append(wideSpaces(word), style)
      }
    }
  }

  /** A letter of a font of signs: the point of an item where a line starts, elsewhere an icon. */
  addSign(style: ElementStyle): void {
    if (this.#hasText) this.addGap()
    else this.#append('•', style)
  }

  /** What follows on the line is a piece of its own. */
  addGap(): void {
    if (this.#hasText && this.#gap !== 'label') this.#gap = 'tab'
  }

  /** What came before is the label of what follows. */
  addLabelEnd(): void {
    if (this.#hasText)
      this.#gap = this.#part.length <= maxLabelLength && !/\d/.test(this.#part) ? 'label' : 'tab'
  }

  addBreak(): void {
    this.#setRights()
    if (this.#runs.length > 0) this.#runs.push({ text: '\n' })
    this.#startLine()
  }

  /** A piece of the line: in place, or at the right end; one of several paragraphs stands by itself. */
  addPiece(blocks: readonly Block[], float?: ElementStyle['float']): void {
    const line = asOneLine(blocks)
    if (!line) return blocks.length > 0 ? this.addBlocks(blocks) : undefined
    this.#heading ||= line.heading
    if (line.isRuled) this.#isRuled = true
    if (float === 'right') this.#rights.push(line.runs)
    else {
      this.#isFloating = float === 'left' && (this.#isFloating || !this.#hasText)
      this.addGap()
      this.#appendRuns(line.runs)
      this.addGap()
    }
  }

  /** Paragraphs and tables that start on a line of their own. */
  addBlocks(blocks: readonly Block[], clears = true): void {
    const [first, ...rest] = blocks
    const line = first && asOneLine([first])
    const isBesideFloat = this.#isFloating && !clears && blocks.length === 1
    const isBesideRight = !this.#hasText && this.#rights.length > 0 && isShortLine(line)
    if (line && (isBesideFloat || isBesideRight)) {
      this.addPiece([line])
      this.endParagraph()
      for (const block of rest) this.blocks.push(block)
      return
    }
    if (first) this.#setRights()
    this.endParagraph()
    for (const block of blocks) this.blocks.push(block)
  }

  /** Ends the line before a block, unless the block may stand beside what floats. */
  endBeforeBlock(): void {
    if (!this.#isFloating) this.endParagraph()
  }

  endParagraph(): void {
    if (this.#hasText) this.#setRights()
    if (this.#runs.some(({ text }) => text.trim() !== '')) {
      const paragraph: Paragraph = {
        kind: 'paragraph',
        runs: this.#runs.map((run) => ({ ...run, text: joinSpacedLabels(run.text) })),
        heading: this.#heading,
      }
      if (this.#isRuled) paragraph.isRuled = true
      this.blocks.push(paragraph)
      this.#heading = 0
      this.#isRuled = false
    }
    this.#runs = []
    this.#startLine()
  }

  /** The blocks, when nothing more comes. */
  end(): Block[] {
    this.endParagraph()
    this.#setRights()
    this.endParagraph()
    return this.blocks
  }

  #startLine(): void {
    this.#hasText = false
    this.#part = ''
    this.#last = ''
    this.#gap = 'none'
    this.#isFloating = false
  }

  #setRights(): void {
    const rights = this.#rights
    this.#rights = []
    for (const runs of rights) {
      this.addGap()
      this.#appendRuns(runs)
    }
  }

  #append(text: string, { bold, italic, underline, url, size }: ElementStyle): void {
    this.#appendRuns([{ text, bold, italic, underline, url, size }])
  }

  #appendRuns(runs: readonly Run[]): void {
    for (const run of runs) {
      if (run.text === '') continue
      const text = this.#textOfGap() + run.text
      const isBlank = run.text.trim() === ''
      const last = this.#runs.at(-1)
      if (last && isAlike(last, run)) last.text += text
      else this.#runs.push({ ...run, text })
      if (!isBlank) this.#hasText = true
      if (this.#part.length <= maxLabelLength) this.#part += run.text.slice(0, maxLabelLength + 1)
      this.#last = isBlank ? this.#last : run.text.trimEnd().slice(-1)
      this.#gap = 'none'
    }
  }

  #textOfGap(): string {
    const gap = this.#gap
    if (!this.#hasText || gap === 'none') return ''
    if (gap === 'space') return ' '
    const isLabelled = /[:：]/.test(this.#last)
    const isLabel = gap === 'label' || isFieldLabel(this.#part.trim())
    this.#part = ''
    if (isLabelled) return ''
    return isLabel ? '：' : '\t'
  }
}

const isAlike = (a: Run, b: Run) =>
  a.bold === b.bold &&
  a.italic === b.italic &&
  a.underline === b.underline &&
  a.url === b.url &&
  a.size === b.size &&
  a.text !== '\n'

const joinHan = (gap: string) => (/[\r\n]/.test(gap) ? '' : gap)

/** What floats stands beside the first line of a long text, not at its end. */
const isShortLine = (line: Paragraph | undefined) =>
  line !== undefined && textOfRuns(line.runs).length <= maxShortLine

/** Spaces that HTML keeps, as wide as they are. */
const wideSpaces = (text: string) => text.replace(/[\u00a0\u2002]/g, ' ').replaceAll('\u2003', '  ')

/** The only paragraph, if it is one line. */
export function asOneLine(blocks: readonly Block[]): Paragraph | undefined {
  const [block] = blocks
  if (blocks.length !== 1 || block?.kind !== 'paragraph' || block.list) return undefined
  return textOfRuns(block.runs).includes('\n') ? undefined : block
}
