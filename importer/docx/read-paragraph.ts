import type { Paragraph, Run } from '../blocks/block'
import { textOfRuns } from '../blocks/block'
import { parseSectionHeading } from '../classify/section-headings'
import { characterCount } from '../line'
import { contentOf } from './content-of'
import { childOf, elementAt, valueOf, type XmlElement } from './parse-xml'
import { readParagraphProperties, readRunProperties, type RunProperties } from './properties'
import { readDrawing } from './read-drawing'
import { hyperlinkOf } from './read-fields'
import { headingOfOutline, type Style } from './read-styles'
import { readVml } from './read-vml'
import type { Box, Reader } from './reader'
import { symbolOf, withoutPictures } from '../word-xml/symbols'

/** Longer paragraphs are text, whatever their level in the outline. */
const maxHeadingLength = 200
/** Larger than text is set. */
const headingSize = 13

export type ReadParagraph = {
  paragraph: Paragraph
  boxes: Box[]
  /** A page begins before its boxes, or after them. */
  pageBreak: 'before' | 'after' | undefined
}

export function readParagraph(element: XmlElement, reader: Reader): ReadParagraph {
  const pPr = childOf(element, 'pPr')
  const styleId = valueOf(pPr, 'pStyle')
  const style = reader.styles.paragraphStyle(styleId)
  const properties = { ...style.paragraph, ...readParagraphProperties(pPr) }
  const { runs, boxes, pageBreak } = readInline(element, lookOfStyle(style), reader)
  const text = textOfRuns(runs).trim()
  const outline = headingOfOutline(readParagraphProperties(pPr).outlineLevel)
  const isHeading = text !== '' && characterCount(text) <= maxHeadingLength
  const heading = isHeading ? (outline ?? style.heading) : 0
  const isRuled = properties.isRuled === true || boxes.some(isBehind)
  const isItem = heading === 0 && text !== '' && !isHeadingWithSign(text, runs, isRuled)
  const list = isItem ? reader.lists.next(properties, styleId) : undefined
  if (!list && text !== '') reader.lists.end()
  return {
    paragraph: { kind: 'paragraph', runs, heading, ...(list && { list }), ...(isRuled && { isRuled }) },
    boxes: boxes.filter(({ isRule }) => !isRule),
    pageBreak: childOf(pPr, 'pageBreakBefore')
      ? 'before'
      : (pageBreak ?? (childOf(pPr, 'sectPr') && 'after')),
  }
}

/** Every heading is bold; only what its author made bold says something. */
function lookOfStyle({ run, heading }: Style): RunProperties {
  const { bold, ...others } = run
  return heading > 0 || bold === undefined ? others : run
}

/** A line or a ground that was drawn at the paragraph. */
const isBehind = ({ isRule, isFromParagraph, frame }: Box) =>
  isRule && (!frame || (isFromParagraph && frame.y >= -20 && frame.y <= 40))

/** The names of sections may have signs or numbers as items have: `一、教育背景`. */
function isHeadingWithSign(text: string, runs: readonly Run[], isRuled: boolean): boolean {
  const kind = parseSectionHeading(text)?.kind
  if (kind === undefined || kind === 'title') return false
  return isRuled || runs.every((run) => run.text.trim() === '' || run.bold || (run.size ?? 0) >= headingSize)
}

/** What is around the words: the look of their run and style, and their link. */
type Around = { look: RunProperties; font: string; url: string | undefined }

function readInline(paragraph: XmlElement, look: RunProperties, reader: Reader) {
  const runs: Run[] = []
  const boxes: Box[] = []
  let pageBreak: 'before' | 'after' | undefined
  const { fields, styles } = reader

  function push(text: string, { look, url = fields.url() }: Around): void {
    if (text === '' || look.isHidden) return
    const { isHidden: _, ...shown } = look
    runs.push({ text, ...shown, ...(url !== undefined && { url }) })
  }

  const within = (element: XmlElement, around: Around) => {
    for (const child of contentOf(element)) read(child, around)
  }

  function read(element: XmlElement, around: Around): void {
    const { name, attributes, text } = element
    if (name === 'r') within(element, aroundRun(element, around))
    else if (name === 't') push(withoutPictures(text.replace(/[\r\n]+/g, ' '), around.font), around)
    else if (name === 'sym') push(symbolOf(attributes.font ?? '', attributes.char ?? ''), around)
    else if (signs[name] !== undefined) push(signs[name], around)
    else if (name === 'fldChar') fields.onCharacter(attributes.fldCharType)
    else if (name === 'instrText') fields.onCode(text)
    else if (name === 'hyperlink') within(element, { ...around, url: linkOf(attributes) ?? around.url })
    else if (name === 'fldSimple')
      within(element, { ...around, url: hyperlinkOf(attributes.instr ?? '') ?? around.url })
    else if (name === 'drawing') boxes.push(...readDrawing(element, reader))
    else if (name === 'pict' || name === 'object') boxes.push(...readVml(element, reader))
    else if (!isProperty(name)) within(element, around)
    if (name === 'lastRenderedPageBreak' || (name === 'br' && attributes.type === 'page'))
      pageBreak ??= boxes.length === 0 ? 'before' : 'after'
  }

  function aroundRun(run: XmlElement, { look, url }: Around): Around {
    const rPr = childOf(run, 'rPr')
    const style = styles.characterStyle(valueOf(rPr, 'rStyle'))
    const { ascii, hAnsi } = elementAt(rPr, 'rFonts')?.attributes ?? {}
    return { look: { ...look, ...style, ...readRunProperties(rPr) }, font: ascii ?? hAnsi ?? '', url }
  }

  const linkOf = ({ id }: Record<string, string>) => (id === undefined ? undefined : reader.targets.get(id))

  within(paragraph, { look, font: '', url: undefined })
  return { runs, boxes, pageBreak }
}

const signs: Record<string, string | undefined> = {
  tab: '\t',
  ptab: '\t',
  br: '\n',
  cr: '\n',
  noBreakHyphen: '-',
  softHyphen: '',
}

/** Properties, and the reading above a word; their elements may be called as text is. */
const isProperty = (name: string) => name.endsWith('Pr') || name === 'rt'
