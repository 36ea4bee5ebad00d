import type { Paragraph, Run } from '../blocks/block'
import type { BlockWriter } from '../blocks/block-writer'
import { maxInstructionLength, readFieldInstruction } from '../blocks/field-instruction'
import { levelOfRank } from '../blocks/number-marker'
import type { DocStyle } from './doc-styles'
import type { Piece } from './doc-text'
import { runFinder, type FormattedRun } from './formatted-runs'
import { changeLook, changeParagraph, type DocLook, type DocParagraph } from './sprms'

type Formats = {
  looks: readonly FormattedRun[]
  paragraphs: readonly FormattedRun[]
  styleOf: (style: number) => DocStyle
  itemOf: (paragraph: DocParagraph) => Paragraph['list']
}
/** A field: its instruction comes before its result. */
type Field = { instruction: string; isResult: boolean; isSkipped: boolean; url: string | undefined }

/** Characters that stand for others; further control characters are places of pictures, notes and marks. */
const replaced: Record<string, string> = { '\t': '\t', '\v': '\n', '\u000e': '\n', '\u001e': '\u2011' }
const picture = '\u0001'
const fieldStart = '\u0013'
const fieldMiddle = '\u0014'
const fieldEnd = '\u0015'
const cellEnd = '\u0007'
const paragraphEnds = ['\r', '\f', cellEnd]

/** Reads stretches of the text of a Word document with their formats. */
export class DocTextReader {
  hasPictures = false
  #findLook: (at: number) => FormattedRun | undefined
  #findParagraph: (at: number) => FormattedRun | undefined
  #fields: Field[] = []
  #run:
    { place: FormattedRun | undefined; style: DocStyle; url: string | undefined; look: DocLook } | undefined
  #runLook: Omit<Run, 'text'> = {}

  constructor(
    readonly pieces: readonly Piece[],
    readonly formats: Formats,
    readonly writer: BlockWriter,
  ) {
    this.#findLook = runFinder(formats.looks)
    this.#findParagraph = runFinder(formats.paragraphs)
  }

  /** Reads the characters from one number to before another. */
  read(from: number, to: number): void {
    this.#fields = []
    let start = 0
    for (const { text, at, bytesPerCharacter } of this.pieces) {
      const last = Math.min(to - start, text.length)
      for (let i = Math.max(from - start, 0); i < last; i++)
        this.#readCharacter(text[i]!, at + i * bytesPerCharacter)
      start += text.length
    }
    this.writer.endParagraph(0)
  }

  #readCharacter(char: string, at: number): void {
    if (paragraphEnds.includes(char)) this.#endParagraph(char, at)
    else if (char === fieldStart || char === fieldMiddle || char === fieldEnd) this.#readField(char)
    else if (char >= ' ' || replaced[char] !== undefined) this.#addText(replaced[char] ?? char, at)
    // Instructions of fields have such a character, too, for their data.
    else if (char === picture && this.#fields.at(-1)?.isResult !== false) this.hasPictures = true
  }

  #readField(char: string): void {
    const field = this.#fields.at(-1)
    if (char === fieldStart)
      this.#fields.push({
        ...{ instruction: '', isResult: false, url: field?.url },
        isSkipped: field !== undefined && (field.isSkipped || !field.isResult),
      })
    else if (char === fieldEnd) this.#fields.pop()
    else if (field) {
      const { url, isPageNumber } = readFieldInstruction(field.instruction)
      field.isResult = true
      field.url = url ?? field.url
      field.isSkipped ||= isPageNumber
    }
  }

  #addText(text: string, at: number): void {
    const field = this.#fields.at(-1)
    if (field && !field.isResult) {
      if (field.instruction.length < maxInstructionLength) field.instruction += text
    } else if (!field?.isSkipped) {
      const run = this.#runAt(at, field?.url)
      if (!run.isHidden) this.writer.addText(text, this.#runLook)
    }
  }

  /** The look at a place; the same object for all characters of a run, so that they are joined. */
  #runAt(at: number, url: string | undefined): DocLook {
    const place = this.#findLook(at)
    const style = this.formats.styleOf(this.#paragraphStyleAt(at))
    const last = this.#run
    if (last && last.place === place && last.style === style && last.url === url) return last.look
    const look = place ? changeLook(style.look, place.changes) : style.look
    const { bold, italic, underline, size } = look
    this.#run = { place, style, url, look }
    this.#runLook = { bold, italic, underline, size, ...(url && { url }) }
    return look
  }

  #paragraphStyleAt(at: number): number {
    return this.#findParagraph(at)?.changes.u16(0) ?? 0
  }

  #endParagraph(char: string, at: number): void {
    const style = this.formats.styleOf(this.#paragraphStyleAt(at))
    const run = this.#findParagraph(at)
    const paragraph = run ? changeParagraph(style.paragraph, run.changes, 2) : style.paragraph
    const { outline, isRuled, isRowEnd, isInnerRowEnd, isInnerCellEnd } = paragraph
    const depth = char === cellEnd ? Math.max(paragraph.depth, 1) : paragraph.depth
    const heading = outline > 0 && style.heading === 0 ? levelOfRank(outline) : style.heading
    const list = heading === 0 ? this.formats.itemOf(paragraph) : undefined
    if (!isRowEnd && !isInnerRowEnd)
      this.writer.endParagraph(depth, { heading, ...(list && { list }), ...(isRuled && { isRuled }) })
    if (isRowEnd || isInnerRowEnd) this.writer.endRow(depth)
    else if (char === cellEnd || isInnerCellEnd) this.writer.endCell(depth)
  }
}
