import { blocksToLines } from '../blocks/blocks-to-lines'
import { parseSectionHeading } from '../classify/section-headings'
import { lineOf, type Line } from '../line'
import { unzipParts } from '../unzip-parts'
import { createWordIndex } from '../word-index'
import { labelledBlocks } from './labelled-blocks'
import { openParts } from './open-parts'
import { readDocument } from './read-document'

/**
 * Extracts the lines of a Word document, and whether it had pictures, which are left out. @throws ImportError
 */
export function extractDocxLines(bytes: Uint8Array): { lines: Line[]; hasPictures: boolean } {
  const { files, hasPictures } = unzipParts(bytes)
  const { body, headers, footers, watermarks } = readDocument(openParts(files))
  const lines = blocksToLines(labelledBlocks(body))
  const others = notIn(lines, [
    ...[headers, footers].flatMap((blocks) => blocksToLines(blocks)),
    ...watermarks.map((text) => lineOf(text, { isRotated: true })),
  ])
  return { lines: withMargins(lines, others), hasPictures }
}

/** Every page's header may be a part of its own, and may repeat the text. */
function notIn(lines: readonly Line[], others: readonly Line[]): Line[] {
  const wordIndex = createWordIndex(stripWhitespace(lines.map(({ plain }) => plain).join('')))
  const seen = new Set<string>()
  return others.filter(({ plain }) => {
    const words = stripWhitespace(plain)
    if (words === '' || seen.has(words) || wordIndex.has(words)) return false
    seen.add(words)
    return true
  })
}

/**
 * Headers and footers have contacts, which belong below the name; usually that is the first line. Numbers of pages and
 * watermarks come last, apart from the text.
 */
function withMargins(lines: readonly Line[], others: readonly Line[]): Line[] {
  const isApart = ({ plain, isRotated }: Line) => isRotated === true || isPageNumber(plain)
  const details = others.filter((line) => !isApart(line)).map((line) => asDetail(line))
  const apart = others.filter(isApart).map((line): Line => ({ ...asDetail(line), isRotated: true }))
  const [first, ...rest] = lines
  if (!first || parseSectionHeading(first.plain)) return [...details, ...lines, ...apart]
  return [first, ...details, ...rest, ...apart]
}

/** Without a level: sizes in a header compare with nothing in the text. */
const asDetail = ({ isLevelFromSize: _, ...line }: Line): Line => ({ ...line, level: 0 })

/** `第 1 页 共 2 页`, `1/2`, `Page 1 of 2`. */
const isPageNumber = (text: string) =>
  text.length < 40 && !/\d{4}/.test(text) && /^(?:page|of|[\s\d第页共/|,，·.–—-])+$/i.test(text)

const stripWhitespace = (text: string) => text.replace(/\s+/gu, '')
