import { a4, type Page } from '../blocks/frames'
import { elementAt, numberOf, type XmlElement } from './parse-xml'

/** The paper of a document's last section. */
export function readPage(body: XmlElement | undefined): Page {
  const sectPr = body?.children.findLast(({ name }) => name === 'sectPr')
  const size = elementAt(sectPr, 'pgSz')?.attributes ?? {}
  const margins = elementAt(sectPr, 'pgMar')?.attributes ?? {}
  const points = (twips: string | undefined, otherwise: number) =>
    twips === undefined ? otherwise : (numberOf(twips) ?? otherwise * 20) / 20
  return {
    width: points(size.w, a4.width),
    height: points(size.h, a4.height),
    left: points(margins.left ?? margins.start, a4.left),
    right: points(margins.right ?? margins.end, a4.right),
    top: points(margins.top, a4.top),
    bottom: points(margins.bottom, a4.bottom),
  }
}
