import { levelOfRank } from '../blocks/number-marker'
import { ByteView } from './byte-view'
import {
  changeLook,
  changeParagraph,
  plainDocParagraph,
  plainLook,
  type DocLook,
  type DocParagraph,
} from './sprms'

/** A style's properties, those of its parents included. `heading` is 1 to 6, 0 for text. */
export type DocStyle = { look: DocLook; paragraph: DocParagraph; heading: number }
/** A style as the file has it: the styles of paragraphs change properties of both kinds. */
type RawStyle = { id: number; parent: number; look: ByteView; paragraph: ByteView }

const maxStyles = 4_000
/** A longer chain of parents is a circle, or made to be slow. */
const maxParents = 20
const paragraphKind = 1
const titleId = 62
const none = new ByteView(new Uint8Array())
const plainStyle: DocStyle = { look: plainLook, paragraph: plainDocParagraph, heading: 0 }

/** Finds the styles of paragraphs of a document by their numbers. */
export function readDocStyles(sheet: ByteView): (style: number) => DocStyle {
  const raw = readRawStyles(sheet)
  const known = new Map<number, DocStyle>()
  function styleOf(style: number, left = maxParents): DocStyle {
    const found = known.get(style)
    if (found) return found
    const own = raw.get(style)
    if (!own || left === 0) return plainStyle
    const parent = styleOf(own.parent, left - 1)
    const paragraph = changeParagraph(parent.paragraph, own.paragraph, 0)
    const resolved = {
      look: changeLook(parent.look, own.look),
      paragraph,
      heading: headingOf(own.id, paragraph) || parent.heading,
    }
    known.set(style, resolved)
    return resolved
  }
  return styleOf
}

/** Word numbers its own styles: those of headings are 1 to 9. */
function headingOf(id: number, { outline }: DocParagraph): number {
  if (id === titleId) return 1
  if (id >= 1 && id <= 9) return levelOfRank(id)
  return outline > 0 ? levelOfRank(outline) : 0
}

function readRawStyles(sheet: ByteView): Map<number, RawStyle> {
  const styles = new Map<number, RawStyle>()
  const count = Math.min(sheet.u16(2), maxStyles)
  const baseLength = sheet.u16(4)
  let at = 2 + sheet.u16(0)
  for (let i = 0; i < count && at < sheet.length; i++) {
    const length = sheet.u16(at)
    const style = readRawStyle(sheet.slice(at + 2, length), baseLength)
    if (style) styles.set(i, style)
    at += 2 + length
  }
  return styles
}

function readRawStyle(style: ByteView, baseLength: number): RawStyle | undefined {
  if (style.length < 10 || (style.u16(2) & 0xf) !== paragraphKind) return undefined
  // The name, its length before it and a zero after it.
  let at = baseLength + 2 + 2 * style.u16(baseLength) + 2
  const changes: ByteView[] = []
  for (let i = 0; i < 2 && at < style.length; i++) {
    const length = style.u16(at)
    changes.push(style.slice(at + 2, length))
    at += 2 + length + (length % 2)
  }
  const [paragraph = none, look = none] = changes
  const id = style.u16(0) & 0xfff
  // The changes of a paragraph begin with the number of its style.
  return { id, parent: style.u16(2) >> 4, paragraph: paragraph.slice(2, paragraph.length), look }
}
