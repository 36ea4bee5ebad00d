import type { Block } from '../blocks/block'
import { BlockWriter } from '../blocks/block-writer'
import { maxInstructionLength, readFieldInstruction } from '../blocks/field-instruction'
import { levelOfRank, readMarker } from '../blocks/number-marker'
import { ImportError } from '../import-error'
import { decodeRtfBytes, encodingOfCharset, encodingOfCodePage, type RtfEncoding } from './code-pages'
import { destinationOf } from './rtf-destinations'
import { applyRtfWord, initialFormat, type RtfFormat } from './rtf-format'
import { placeOfShape, readPageWord, readShapeWord } from './rtf-shapes'
import { tokenizeRtf } from './tokenize-rtf'

/** Word's own files have a dozen levels. */
const maxNesting = 1_000
const maxNameLength = 100
const pageBreaks = new Set(['page', 'pagebb', 'sect'])

/** Words that stand for a character. */
const characters: Record<string, string> = {
  tab: '\t',
  line: '\n',
  page: '\n',
  nbsp: '\u00a0',
  nbhyphen: '\u2011',
  emdash: '—',
  endash: '–',
  bullet: '•',
  lquote: '‘',
  rquote: '’',
  ldblquote: '“',
  rdblquote: '”',
  emspace: ' ',
  enspace: ' ',
  qmspace: ' ',
}

/** Reads the blocks of an RTF document, and whether it had pictures. @throws ImportError */
export function readRtfBlocks(bytes: Uint8Array): { blocks: Block[]; hasPictures: boolean } {
  const source = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')
  const reader = new RtfReader()
  for (const token of tokenizeRtf(source)) {
    if (token.kind === 'bytes') reader.readBytes(token.bytes)
    else if (token.kind === 'word') reader.readWord(token.name, token.value)
    else if (token.kind === 'star') reader.isStarred = true
    else if (token.kind === 'open') reader.open()
    else if (!reader.close()) break
  }
  return reader.finish()
}

class RtfReader {
  /** The next word may begin a destination that older programs skip. */
  isStarred = false
  #writer = new BlockWriter()
  #hasPictures = false
  #format: RtfFormat = { ...initialFormat }
  #outer: RtfFormat[] = []
  #encodings = new Map<number, RtfEncoding | undefined>()
  #encoding: RtfEncoding = encodingOfCodePage(1252)
  #defaultFont: number | undefined
  #headings = new Map<number, number>()
  #styleName = ''
  /** The markers of lists, of the paragraphs that are not complete, from the outermost story inwards. */
  #markers: (string | undefined)[] = [undefined]
  /** Items have markers here. LibreOffice does not say that a list ends in a text box, but marks no more items. */
  #hasMarkers = false
  #pendingBytes = ''
  #bytesToSkip = 0

  open(): void {
    this.#flushBytes()
    if (this.#outer.length >= maxNesting) throw new ImportError('unreadable')
    this.#outer.push(this.#format)
    this.#format = { ...this.#format, story: undefined }
    this.isStarred = false
  }

  /** Ends a group. Returns whether there is one around it. */
  close(): boolean {
    this.#flushBytes()
    const inner = this.#format
    const outer = this.#outer.pop()
    if (!outer) return false
    if (inner.story) this.#closeStory(inner, inner.story)
    if (inner.destination === 'styles') this.#nameStyle(inner)
    if (inner.destination === 'instruction' && outer.destination !== 'instruction' && inner.field)
      inner.field.meaning = readFieldInstruction(inner.field.instruction)
    const isEnd = this.#outer.length === 0
    if (isEnd) this.#endParagraph(inner.paragraph.depth)
    this.#format = outer
    return !isEnd
  }

  readBytes(bytes: string): void {
    const skipped = Math.min(this.#bytesToSkip, bytes.length)
    this.#bytesToSkip -= skipped
    if (skipped < bytes.length) this.#pendingBytes += bytes.slice(skipped)
  }

  readWord(name: string, value: number | undefined): void {
    const character = characters[name]
    if (character !== undefined && this.#bytesToSkip > 0 && character.trim() !== '') {
      this.#bytesToSkip--
      return
    }
    this.#flushBytes()
    const isStarred = this.isStarred
    this.isStarred = false
    if (name === 'pict') this.#hasPictures = true
    if (pageBreaks.has(name) && this.#format.destination === 'text') this.#writer.beginPage()
    const begun = destinationOf(name, isStarred, this.#format.destination)
    if (begun) {
      if (begun.destination) this.#format.destination = begun.destination
      if (begun.story) this.#openStory(begun.story)
    } else if (name === 'u') this.#readUnicode(value ?? 0)
    else if (character !== undefined) this.#addText(character)
    else if (
      !this.#readDocumentWord(name, value ?? 0) &&
      !this.#endPart(name) &&
      !readShapeWord(this.#format, name, value)
    )
      applyRtfWord(this.#format, name, value)
  }

  finish(): { blocks: Block[]; hasPictures: boolean } {
    this.#flushBytes()
    // A file that was cut off.
    if (this.#outer.length > 0) this.#endParagraph(this.#format.paragraph.depth)
    return { blocks: this.#writer.finish(), hasPictures: this.#hasPictures }
  }

  #readUnicode(value: number): void {
    this.#addText(String.fromCharCode(value & 0xffff))
    this.#bytesToSkip = this.#format.unicodeSkip
  }

  /** Words for the whole document, and for groups whose text is read in another way. */
  #readDocumentWord(name: string, value: number): boolean {
    if (name === 'ansicpg') this.#encoding = encodingOfCodePage(value)
    else if (name === 'deff') this.#defaultFont = value
    else if (name === 'fcharset') {
      if (this.#format.destination === 'fonts')
        this.#encodings.set(this.#format.font ?? 0, encodingOfCharset(value))
    } else if (name === 'field') this.#format.field = { instruction: '' }
    else if (name === 'fldrslt') {
      const { url, isPageNumber } = this.#format.field?.meaning ?? {}
      if (url) this.#format.look = { ...this.#format.look, url }
      if (isPageNumber) this.#format.destination = 'skipped'
    } else return readPageWord(this.#writer.page, name, value)
    return true
  }

  /** Ends a paragraph, a cell or a row. */
  #endPart(name: string): boolean {
    if (this.#format.destination !== 'text') return false
    const { depth } = this.#format.paragraph
    if (name === 'par' || name === 'sect') this.#endParagraph(depth)
    else if (name === 'cell') this.#endCell(1)
    else if (name === 'nestcell') this.#endCell(Math.max(depth, 2))
    else if (name === 'row') this.#writer.endRow(1)
    else if (name === 'nestrow') this.#writer.endRow(Math.max(depth, 2))
    else return false
    return true
  }

  #endCell(depth: number): void {
    this.#endParagraph(depth)
    this.#writer.endCell(depth)
  }

  #endParagraph(depth: number): void {
    const { outline, style, isListed, listDepth, isRuled } = this.#format.paragraph
    const marker = this.#markers.at(-1)
    this.#markers[this.#markers.length - 1] = undefined
    this.#hasMarkers ||= marker !== undefined
    const heading = outline >= 0 && outline < 9 ? levelOfRank(outline + 1) : (this.#headings.get(style) ?? 0)
    const { number, isOrdinal } = readMarker(marker ?? '')
    const isItem = heading === 0 && !isOrdinal && (marker !== undefined || (isListed && !this.#hasMarkers))
    this.#writer.endParagraph(depth, {
      heading,
      ...(isItem && {
        list: { depth: listDepth, starts: true, ...(number !== undefined && { number }) },
      }),
      ...(isRuled && { isRuled }),
    })
  }

  #openStory(place: 'here' | 'end'): void {
    // Older drawings may have several boxes in one group.
    if (this.#format.story) return
    this.#writer.openStory()
    this.#markers.push(undefined)
    this.#format.story = place
    this.#format.paragraph = initialFormat.paragraph
    this.#format.look = {}
  }

  #closeStory({ paragraph, shape }: RtfFormat, place: 'here' | 'end'): void {
    this.#endParagraph(paragraph.depth)
    this.#markers.pop()
    this.#writer.closeStory(place === 'end' ? place : placeOfShape(shape, this.#writer.page))
  }

  /** Notes the level of a style that is complete: `heading 1;`. */
  #nameStyle({ paragraph: { style, outline } }: RtfFormat): void {
    const name = this.#styleName.split(';', 1)[0]!.trim()
    this.#styleName = ''
    const rank = /^(?:heading|标题)\s?([1-9])$/iu.exec(name)?.[1]
    if (/^(?:title|标题)$/iu.test(name)) this.#headings.set(style, 1)
    else if (rank) this.#headings.set(style, levelOfRank(Number(rank)))
    else if (outline >= 0 && outline < 9) this.#headings.set(style, levelOfRank(outline + 1))
  }

  #flushBytes(): void {
    this.#bytesToSkip = 0
    if (this.#pendingBytes === '') return
    const font = this.#format.font ?? this.#defaultFont
    const encoding = font === undefined ? undefined : this.#encodings.get(font)
    const bytes = this.#pendingBytes
    this.#pendingBytes = ''
    if (!['skipped', 'wrapper', 'fonts'].includes(this.#format.destination))
      this.#addText(decodeRtfBytes(bytes, encoding, this.#encoding))
  }

  #addText(text: string): void {
    const { destination, field, shape, look, isHidden } = this.#format
    if (destination === 'text') {
      if (!isHidden) this.#writer.addText(text, look)
    } else if (destination === 'marker') this.#markers[this.#markers.length - 1] = cut(this.#marker + text)
    else if (destination === 'styles') this.#styleName = cut(this.#styleName + text)
    else if (destination === 'propertyName' && shape) shape.property = text
    else if (destination === 'propertyValue' && shape) shape.set(text)
    else if (destination === 'instruction' && field)
      field.instruction = (field.instruction + text).slice(0, maxInstructionLength)
  }

  get #marker(): string {
    return this.#markers.at(-1) ?? ''
  }
}

const cut = (text: string) => text.slice(0, maxNameLength)
